import type { StoredOrder } from '#contract/order.ts';
import type { StoredProduct } from '#contract/product.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';

const FIRST_DAY = Date.UTC(2024, 0, 1);
const MINUTES = 2 * 365 * 24 * 60;

const idOf = (kind: 'aa' | 'bb', index: number) => `${kind}00${index.toString(16).padStart(20, '0')}`;

/** Scattered but always the same: a large odd step walks over all minutes of the two years. */
const dateOf = (index: number) => new Date(FIRST_DAY + ((index * 611_953) % MINUTES) * 60_000).toISOString();

function repeated<T>(samples: readonly T[], count: number, vary: (sample: T, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => vary(samples[index % samples.length] as T, index));
}

/** More products than the sample has, for measuring: the same every time, all older than the sample. */
export const generateProducts = (count: number): StoredProduct[] =>
  repeated(sampleProducts, count, (sample, index) => ({
    ...sample,
    _id: idOf('aa', index),
    name: `${sample.name}, lot ${index + 1}`,
    stock: (index * 37) % 400,
    isFeatured: false,
    createdAt: dateOf(index),
    updatedAt: dateOf(index),
  }));

/** More orders than the sample has, from customers of their own. */
export const generateOrders = (count: number): StoredOrder[] =>
  repeated(sampleOrders, count, (sample, index) => ({
    ...sample,
    _id: idOf('bb', index),
    buyer: { ...sample.buyer, email: `customer${index % 997}@mail.example` },
    createdAt: dateOf(index),
    updatedAt: dateOf(index),
  }));
