import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';

const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const SPAN_MINUTES = 2 * 365 * 24 * 60;

const formatId = (kind: 'aa' | 'bb', index: number) => `${kind}00${index.toString(16).padStart(20, '0')}`;

/** Returns a date that is scattered but always the same: a large odd step visits all minutes of the two years. */
const formatDate = (index: number) =>
  new Date(FIRST_DAY_MS + ((index * 611_953) % SPAN_MINUTES) * 60_000).toISOString();

function repeatSamples<T>(samples: readonly T[], count: number, vary: (sample: T, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => vary(samples[index % samples.length] as T, index));
}

/** Generates more products than the sample has, for measuring: the same every time, all older than the sample. */
export const generateProducts = (count: number): StoredProduct[] =>
  repeatSamples(sampleProducts, count, (sample, index) => ({
    ...sample,
    _id: formatId('aa', index),
    name: `${sample.name}, lot ${index + 1}`,
    stock: (index * 37) % 400,
    isFeatured: false,
    createdAt: formatDate(index),
    updatedAt: formatDate(index),
  }));

/** Generates more orders than the sample has, from customers of their own. */
export const generateOrders = (count: number): StoredOrder[] =>
  repeatSamples(sampleOrders, count, (sample, index) => ({
    ...sample,
    _id: formatId('bb', index),
    buyer: { ...sample.buyer, email: `customer${index % 997}@mail.example` },
    createdAt: formatDate(index),
    updatedAt: formatDate(index),
  }));
