import { type RefObject, useEffect, useRef } from 'react';
import type { DeleteState } from '#features/products/inventory/deleteModel.ts';
import { MAIN_ID } from '#ui/app-shell/landmarks.ts';

/**
 * A dialog that closes gives the focus back to the button that opened it, which belongs to the next product by then.
 * Where the last row is gone, and its button with it, the focus would be nowhere: it goes to the search, or to the page.
 */
export function useFocusAfterDeletion(status: DeleteState['status']): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const closed = before.current === 'deleting' && status === 'closed';
    before.current = status;
    if (!closed) return;
    const timer = setTimeout(() => {
      const main = document.getElementById(MAIN_ID);
      const { activeElement, body } = document;
      // The page itself had it last, if one has just come to it.
      if (activeElement === body || activeElement === main) (search.current ?? main)?.focus();
    });
    return () => clearTimeout(timer);
  }, [status]);
  return search;
}
