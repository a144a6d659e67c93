import { expect, it } from 'vitest';
import { isChanging, findPosition } from '#features/orders/detail/orderDetailModel.ts';

const walk = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];

it('knows the neighbours of an order', () => {
  expect(findPosition(walk, 'b')).toEqual({ number: 2, total: 3, previousId: 'a', nextId: 'c' });
});
it('ends at both ends', () => {
  expect(findPosition(walk, 'a')?.previousId).toBeUndefined();
  expect(findPosition(walk, 'c')?.nextId).toBeUndefined();
});
it('finds no position for an order from elsewhere', () => {
  expect(findPosition(walk, 'd')).toBeUndefined();
  expect(findPosition([], 'a')).toBeUndefined();
});
it('holds a choice until it is saved or taken back', () => {
  expect(isChanging({ status: 'choosing', chosen: undefined })).toBe(true);
  expect(isChanging({ status: 'saving', chosen: 'delivered' })).toBe(true);
  expect(isChanging({ status: 'offered' })).toBe(false);
});
