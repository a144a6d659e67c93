import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { createProductList } from './createProductList.ts';

/** Returns the product list in the administrator's language. */
export const useProductList = () =>
  createProductList({ list: useWords('list'), products: useWords('products') }, useFormats());
