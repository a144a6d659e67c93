import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listedProduct } from './listedProduct.ts';
import { missing, readableRows, rowsReadBy, tolerant } from './tolerance.ts';

export const STOCK_UNITS = ['pieces', 'kg', 'liters', 'grams', 'packs', 'sets'] as const;
export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** Values of the form's category list; their labels are the form's own words. */
export const PRODUCT_CATEGORIES = ['Electronics', 'Fashion', 'Home', 'Sports'] as const;
/** Stock at or below this is low. */
export const LOW_STOCK_LIMIT = 10;
export const LOCATIONS = [
  'india',
  'pakistan',
  'australia',
  'canada',
  'united states',
  'united kingdom',
  'germany',
  'france',
  'italy',
  'spain',
  'japan',
  'china',
  'mexico',
  'russia',
  'south korea',
] as const;

export const MAX_IMAGES = 6;
/** Bytes of one image. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** An image as an edit names it. */
const savedImage = z.object({ url: z.string(), publicId: z.string() });

/** An image as it is answered. A backend that has a small copy of it, for tables, may say where. */
export const productImage = z.extend(savedImage, { thumbUrl: missing(z.string()) });
export type ProductImage = z.output<typeof productImage>;
const readImage = z.extend(savedImage, {
  /** '' where there is none: it can be seen, but an edit can't name it. */
  publicId: z.catch(z.string(), ''),
  thumbUrl: z.catch(missing(z.string()), undefined),
});

/** What an administrator writes about a product. Prices are in the store's currency. */
const writtenFields = {
  name: z.string(),
  description: z.string(),
  category: z.string(),
  subCategory: missing(z.string()),
  brand: z.string(),
  actualPrice: z.number(),
  discountedPrice: missing(z.number()),
  /** Whole percent, derived from the two prices. */
  discountPercentage: missing(z.number()),
  stock: z.number(),
  stockUnit: missing(z.string()),
  status: z.string(),
  isFeatured: z.boolean(),
  /** The first image is the thumbnail. */
  images: z.array(productImage),
  locations: z.array(z.string()),
  ram: missing(z.string()),
  sizes: missing(z.array(z.string())),
  weights: missing(z.array(z.string())),
};

/** What the store adds to it. Dates are ISO 8601. */
const storedFields = {
  reviews: missing(z.union([z.number(), z.array(z.unknown())])),
  publishedDate: missing(z.string()),
  createdAt: missing(z.string()),
  updatedAt: missing(z.string()),
};

const fields = { ...writtenFields, ...storedFields };

/** A product as a backend must send it. */
export const product = z.object({ _id: z.string(), ...fields });
export type StoredProduct = z.output<typeof product>;

const words = readableRows(z.string());

/** A product as the screens read it: any field but the id may be missing, and so may parts of its lists. */
export const readProduct = z.object({
  _id: z.string(),
  ...tolerant({ ...fields, images: readableRows(readImage), locations: words, sizes: words, weights: words }),
});
export type Product = z.output<typeof readProduct>;

/** The `product` part of create and edit: JSON of the form. */
export const productDraft = z.object({ ...writtenFields, images: z.array(savedImage) });
export type ProductDraft = z.output<typeof productDraft>;

/**
 * An edit may name the `updatedAt` that it started from: where the product has another one by now, somebody else saved
 * it since, and the answer is a 409 with a message. Left out, the edit overwrites whatever is there.
 */
export const productEdit = z.extend(productDraft, { updatedAt: missing(z.string()) });
export type ProductEdit = z.output<typeof productEdit>;

export const getAllProducts = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-all-products',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({ products: z.array(product) }),
  reads: z.object({ products: rowsReadBy(listedProduct) }),
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/api/product/admin/get-product/:productId',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({ product }),
  /** A 200 without a product is 'Product data is not available.', so the product may be missing. */
  reads: z.object({ product: z.catch(missing(readProduct), undefined) }),
});

const saved = z.object({ productId: z.string() });
/** A 200 without an id is 'Failed to get product ID from response.', so the id may be missing. */
const readSaved = z.object({ productId: z.catch(missing(z.string()), undefined) });

export const createProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/create-product',
  sends: 'multipart',
  body: z.object({ product: productDraft, images: z.array(z.instanceof(File)) }),
  data: saved,
  reads: readSaved,
});

export const editProduct = defineCall({
  method: 'POST',
  path: '/api/product/admin/edit-product/:productId',
  sends: 'multipart',
  body: z.object({
    product: productEdit,
    /** They come after the remaining saved images, in this order. */
    images: z.array(z.instanceof(File)),
    /** publicIds of the saved images to delete. */
    imagesToDelete: z.array(z.string()),
  }),
  data: saved,
  reads: readSaved,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/product/admin/delete-product/:id',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({}),
  reads: z.unknown(),
});
