import * as fc from 'fast-check';

/** Generates stored order statuses: known ones in any spelling, an unknown one, and none. */
export const storedOrderStatus = fc.constantFrom(
  null,
  'pending',
  'Out for-delivery',
  'delivered',
  'Cancelled',
  'returned',
);
