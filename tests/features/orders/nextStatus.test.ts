import { expect, it } from 'vitest';
import { getNextStatus } from '#features/orders/detail/orderDetailModel.ts';

it.each([
  ['pending', 'confirmed'],
  ['confirmed', 'out_for_delivery'],
  ['out_for_delivery', 'delivered'],
  ['delivered', undefined],
  ['cancelled', undefined],
  [undefined, undefined],
] as const)('after %s comes %s', (status, next) => {
  expect(getNextStatus(status)).toBe(next);
});
