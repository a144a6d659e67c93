import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { createOrderList } from './createOrderList.ts';

/** Returns the order list in the administrator's language. */
export const useOrderList = () =>
  createOrderList({ list: useWords('list'), orders: useWords('orders') }, useFormats());
