import { createFormats } from '#features/format/formats.ts';
import { createProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import * as list from '#languages/en/list.ts';
import * as products from '#languages/en/products.ts';

/** The product list with English messages, for code outside React. */
export const productList = createProductListDefinition(
  { list, products },
  createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' }),
);
