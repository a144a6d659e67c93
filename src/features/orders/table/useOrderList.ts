import { useMemo } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { createOrderList } from './createOrderList.ts';

/** Returns the order list in the administrator's language; the same object until that changes. */
export function useOrderList() {
  const list = useWords('list');
  const orders = useWords('orders');
  const formats = useFormats();
  return useMemo(() => createOrderList({ list, orders }, formats), [list, orders, formats]);
}
