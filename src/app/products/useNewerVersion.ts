import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { NewerVersion } from '#features/products/form/NewerVersionNotice.tsx';
import { isRefusedWith } from '../api/failure.ts';
import { useForeignWrites } from '../live/LiveContext.ts';

/**
 * Asks for the product again whenever others have written to the catalogue, and tells whether it was this one that they
 * saved or deleted. What is being edited stays as it is.
 */
export function useNewerVersion(edited: Product | undefined, query: UseQueryResult<Product | undefined>) {
  const foreignWrites = useForeignWrites('products');
  const seen = useRef(foreignWrites);
  const askAgain = useEffectEvent(() => void query.refetch());
  const hasBegun = edited !== undefined;
  useEffect(() => {
    if (!hasBegun || foreignWrites === seen.current) return;
    seen.current = foreignWrites;
    askAgain();
  }, [hasBegun, foreignWrites]);

  function getNewerVersion(): NewerVersion {
    if (!edited) return { status: 'none' };
    if (isRefusedWith(404, query.error)) return { status: 'deleted' };
    const isOther = query.data !== undefined && query.data.updatedAt !== edited.updatedAt;
    return { status: isOther ? 'saved' : 'none' };
  }
  return getNewerVersion();
}
