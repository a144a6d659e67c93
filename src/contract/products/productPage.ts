import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { numberRange, pageFields, pageQuery } from '../lists/pageCall.ts';
import { parseRowsWith } from '../wire/lenient.ts';
import { parseProductRow } from './listedProduct.ts';
import { product } from './product.ts';
import { PRODUCT_STATUSES } from './productFields.ts';
import { FEATURED, PRODUCT_SORTS } from './productListNames.ts';

/** Gets one page of the products; without a sort the newest first. */
export const getProductPage = defineCall({
  method: 'GET',
  path: '/api/product/admin/products',
  bodyType: 'nothing',
  body: z.undefined(),
  query: z.object({
    ...pageQuery,
    sort: z.optional(z.enum(PRODUCT_SORTS)),
    /** In whatever case. */
    category: z.optional(z.string()),
    // These beside `list.filtered`.
    status: z.optional(z.enum(PRODUCT_STATUSES)),
    stock: z.optional(z.enum(['low', 'out'])),
    featured: z.optional(z.enum(FEATURED)),
    price: z.optional(numberRange),
  }),
  response: z.object({ products: z.array(product), ...pageFields }),
  parsedResponse: z.object({ products: parseRowsWith(parseProductRow), ...pageFields }),
});
