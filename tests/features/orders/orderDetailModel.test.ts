import { expect, it } from 'vitest';
import { isChanging, placeOf } from '#features/orders/detail/orderDetailModel.ts';

const walk = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];

it('knows the neighbours of an order', () => {
  expect(placeOf(walk, 'b')).toEqual({ position: 2, total: 3, previous: 'a', next: 'c' });
});
it('ends at both ends', () => {
  expect(placeOf(walk, 'a')?.previous).toBeUndefined();
  expect(placeOf(walk, 'c')?.next).toBeUndefined();
});
it('has no place for an order from elsewhere', () => {
  expect(placeOf(walk, 'd')).toBeUndefined();
  expect(placeOf([], 'a')).toBeUndefined();
});
it('holds a choice until it is saved or taken back', () => {
  expect(isChanging({ status: 'choosing', chosen: undefined })).toBe(true);
  expect(isChanging({ status: 'saving', chosen: 'delivered' })).toBe(true);
  expect(isChanging({ status: 'offered' })).toBe(false);
});
