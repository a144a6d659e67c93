import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery, pageFields } from '../lists/pageCall.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { product, productDraft, productEdit, lenientProduct } from './product.ts';
import { productListRules } from './productListRules.ts';

export const getAllProducts = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-all-products',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ products: z.array(product) }),
  parsedResponse: z.object({ products: lenientArray(lenientProduct) }),
});

/** Gets one page of the products; without a sort the newest first. */
export const getProductPage = defineCall({
  method: 'GET',
  path: '/api/product/admin/products',
  bodyType: 'nothing',
  body: z.undefined(),
  query: createPageQuery(productListRules),
  response: z.object({ products: z.array(product), ...pageFields }),
  parsedResponse: z.object({ products: lenientArray(lenientProduct), ...pageFields }),
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-product/:productId',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ product }),
  /** A 200 without a product is 'Product data is not available.', so the product may be missing. */
  parsedResponse: z.object({ product: z.catch(nullish(lenientProduct), undefined) }),
});

const saved = z.object({ productId: z.string() });
/** A 200 without an id is 'Failed to get product ID from response.', so the id may be missing. */
const readSaved = z.object({ productId: z.catch(nullish(z.string()), undefined) });

export const createProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/create-product',
  bodyType: 'multipart',
  acceptsIdempotencyKey: true,
  body: z.object({ product: productDraft, images: z.array(z.instanceof(File)) }),
  response: saved,
  parsedResponse: readSaved,
});

export const editProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/edit-product/:productId',
  bodyType: 'multipart',
  acceptsIdempotencyKey: true,
  body: z.object({
    product: productEdit,
    /** They come after the remaining saved images, in this order. */
    images: z.array(z.instanceof(File)),
    /** publicIds of the saved images to delete. */
    imagesToDelete: z.array(z.string()),
  }),
  response: saved,
  parsedResponse: readSaved,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/product/admin/delete-product/:id',
  bodyType: 'nothing',
  acceptsIdempotencyKey: true,
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});
