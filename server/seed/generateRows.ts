import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';

const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const SPAN_MINUTES = 2 * 365 * 24 * 60;

const formatId = (kind: 'aa' | 'bb', index: number) => `${kind}00${index.toString(16).padStart(20, '0')}`;

/**
 * Returns a scattered but reproducible date. The step has no common factor with the number of minutes, so every minute
 * is used once.
 */
const formatDate = (index: number) =>
  new Date(FIRST_DAY_MS + ((index * 611_953) % SPAN_MINUTES) * 60_000).toISOString();

/** A generator, because a million rows would not fit into memory. */
function* repeatSamples<T>(
  samples: readonly T[],
  count: number,
  vary: (sample: T, index: number) => T,
): Generator<T> {
  for (let index = 0; index < count; index += 1) yield vary(samples[index % samples.length] as T, index);
}

/** Generates reproducible products for benchmarks, older than the sample. */
export const streamProducts = (count: number): Generator<StoredProduct> =>
  repeatSamples(sampleProducts, count, (sample, index) => ({
    ...sample,
    _id: formatId('aa', index),
    name: `${sample.name}, lot ${index + 1}`,
    stock: (index * 37) % 400,
    isFeatured: false,
    createdAt: formatDate(index),
    updatedAt: formatDate(index),
  }));

/** Generates reproducible orders for benchmarks, with other customers than the sample. */
export const streamOrders = (count: number): Generator<StoredOrder> =>
  repeatSamples(sampleOrders, count, (sample, index) => ({
    ...sample,
    _id: formatId('bb', index),
    buyer: { ...sample.buyer, email: `customer${index % 997}@mail.example` },
    createdAt: formatDate(index),
    updatedAt: formatDate(index),
  }));

export const generateProducts = (count: number): StoredProduct[] => [...streamProducts(count)];
export const generateOrders = (count: number): StoredOrder[] => [...streamOrders(count)];
