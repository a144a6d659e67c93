import { createFormats } from '#features/format/formats.ts';
import { createProductList } from '#features/products/inventory/createProductList.ts';
import * as list from '#languages/en/list.ts';
import * as products from '#languages/en/products.ts';

/** For what does not draw the list: its rules, and its words in English. */
export const productList = createProductList(
  { list, products },
  createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' }),
);
