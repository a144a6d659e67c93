import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { MAX_SEARCH_LENGTH, pageFields } from '../lists/pageCall.ts';
import { type Currency, getCurrencyDecimals } from '../money/currency.ts';
import { roundAmount } from '../money/decimal.ts';
import { product, type StoredProduct } from '../products/product.ts';
import { getPrices } from '../products/prices.ts';
import { optional } from './optional.ts';
import { storePageFields } from './storePage.ts';

// The Store API: a storefront's server reads the catalogue, places, reads and cancels orders and records their payment. Every
// call needs a key (`storeKeys.ts`), as `Authorization: Bearer …`.

/** Only these fields of a product are public. Locations, the low stock limit and dates of changes, for example, are not. */
const publicFields = z.pick(product, {
  _id: true,
  name: true,
  description: true,
  category: true,
  subCategory: true,
  brand: true,
  sku: true,
  barcode: true,
  actualPrice: true,
  discountedPrice: true,
  discountPercentage: true,
  stock: true,
  stockUnit: true,
  isFeatured: true,
  ram: true,
  sizes: true,
  weights: true,
  publishedDate: true,
});

/** A product as customers see it. Prices are in the currency of the response. */
const storeProduct = z.extend(publicFields, {
  /** The price to pay for one unit. An order must send it back. */
  price: z.number(),
  /** URLs are relative to the server. The first image is the thumbnail. */
  images: z.array(z.object({ url: z.string(), thumbUrl: z.optional(z.nullable(z.string())) })),
});
export type StoreProduct = z.input<typeof storeProduct>;

/** Returns whether customers can see and order a product. */
export const isOnSale = (one: Pick<StoredProduct, 'status'>): boolean => one.status === 'active';

/** Returns the price to pay for one unit, rounded to the smallest unit of the currency. */
export const getStorePrice = (one: StoredProduct, currency: Currency): number =>
  roundAmount(getPrices(toPriceFields(one)).price ?? one.actualPrice, getCurrencyDecimals(currency));

/** Converts a product to what customers see. The response's schema removes the other fields. */
export const toStoreProduct = (one: StoredProduct, currency: Currency): StoreProduct => ({
  ...one,
  price: getStorePrice(one, currency),
});

const toPriceFields = ({ actualPrice, discountedPrice, discountPercentage }: StoredProduct) => ({
  actualPrice,
  discountedPrice: discountedPrice ?? undefined,
  discountPercentage: discountPercentage ?? undefined,
});

/** ISO 4217 code. Null if the store has no currency set. */
const currency = z.nullable(z.string());

/** Returns one page of the active products, by default the newest first. */
export const getStoreProducts = defineCall({
  method: 'GET',
  path: '/api/store/products',
  bodyType: 'none',
  body: z.undefined(),
  query: z.object({
    /** Part of the name, the SKU or the barcode. */
    search: z._default(optional(lineText.check(z.maxLength(MAX_SEARCH_LENGTH))), ''),
    ...storePageFields,
  }),
  response: z.object({
    products: z.array(storeProduct),
    currency,
    page: pageFields.page,
    matches: pageFields.matches,
  }),
});

/** Returns an active product. A 404 if there is none, or it isn't active. */
export const getStoreProduct = defineCall({
  method: 'GET',
  path: '/api/store/products/:id',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ product: storeProduct, currency }),
});
