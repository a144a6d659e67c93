import { useMemo } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { createOrderListDefinition } from './createOrderListDefinition.ts';

/** Returns the order list in the administrator's language; the same one until that changes, so that rows render once. */
export function useOrderListDefinition() {
  const list = useWords('list');
  const orders = useWords('orders');
  const formats = useFormats();
  return useMemo(() => createOrderListDefinition({ list, orders }, formats), [list, orders, formats]);
}
