import { useMemo } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { createProductListDefinition } from './createProductListDefinition.ts';

/** Returns the product list in the administrator's language; the same one until that changes, so that rows render once. */
export function useProductListDefinition() {
  const list = useWords('list');
  const products = useWords('products');
  const formats = useFormats();
  return useMemo(() => createProductListDefinition({ list, products }, formats), [list, products, formats]);
}
