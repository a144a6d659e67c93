import type { StoredProduct } from '#contract/products/product.ts';
import { travel } from './products/travel.ts';
import { electronics } from './products/electronics.ts';
import { fashion } from './products/fashion.ts';
import { food } from './products/food.ts';
import { home } from './products/home.ts';
import { sports } from './products/sports.ts';

/** The demo store's catalogue, newest first as the server lists it; also what mocks and stories show. */
export const sampleProducts: readonly StoredProduct[] = [
  ...electronics,
  ...fashion,
  ...home,
  ...sports,
  ...food,
  ...travel,
].toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
