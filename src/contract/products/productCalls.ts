import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery } from '../lists/listParams.ts';
import { pageFields, PAGED_LISTS_CAPABILITY } from '../lists/pageCall.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { product, productDraft, productEdit, lenientProduct } from './product.ts';
import { productListRules } from './productListRules.ts';

export const getAllProducts = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-all-products',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ products: z.array(product) }),
  parsedResponse: z.object({ products: lenientArray(lenientProduct) }),
});

/** Returns one page of products, by default the newest first. */
export const getProductPage = defineCall({
  method: 'GET',
  path: '/api/product/admin/products',
  capability: PAGED_LISTS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: createPageQuery(productListRules),
  response: z.object({ products: z.array(product), ...pageFields }),
  parsedResponse: z.object({ products: lenientArray(lenientProduct), ...pageFields }),
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-product/:productId',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ product }),
  // Optional, because the specification has an error message for a 200 without a product.
  parsedResponse: z.object({ product: z.catch(nullish(lenientProduct), undefined) }),
});

const savedProductId = z.object({ productId: z.string() });
// Optional, because the specification has an error message for a 200 without an id.
const lenientProductId = z.object({ productId: z.catch(nullish(z.string()), undefined) });

export const createProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/create-product',
  bodyType: 'multipart',
  acceptsIdempotencyKey: true,
  acceptsSource: true,
  body: z.object({ product: productDraft, images: z.array(z.instanceof(File)) }),
  response: savedProductId,
  parsedResponse: lenientProductId,
});

/**
 * Replaces the fields of a product. `product.images` are the saved images to keep, in order. If the backend keeps a
 * history, they may include images of the product's earlier versions.
 */
export const editProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/edit-product/:productId',
  bodyType: 'multipart',
  acceptsIdempotencyKey: true,
  acceptsSource: true,
  body: z.object({
    product: productEdit,
    /** Appended to the remaining saved images, in this order. */
    images: z.array(z.instanceof(File)),
    /** publicIds of saved images to delete. */
    imagesToDelete: z.array(z.string()),
  }),
  response: savedProductId,
  parsedResponse: lenientProductId,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/product/admin/delete-product/:id',
  bodyType: 'none',
  acceptsIdempotencyKey: true,
  acceptsSource: true,
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});
