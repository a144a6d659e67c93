import * as fc from 'fast-check';

/** Statuses of orders as a store may hold them: known ones, however they are written, one that nobody knows, and none. */
export const storedOrderStatus = fc.constantFrom(
  null,
  'pending',
  'Out for-delivery',
  'delivered',
  'Cancelled',
  'returned',
);
