import { expect, it } from 'vitest';
import { findAnswerErrors } from './findAnswerErrors.ts';

// conformance.test.ts checks all responses of our backends with it.

it('finds a response that differs', () => {
  const find = (path: string, status: number, body: unknown) =>
    findAnswerErrors({ method: 'GET', url: `http://localhost/api/${path}` }, status, body);
  expect(find('admin/check-admin', 200, { data: {} })).toMatchObject([
    { keyword: 'required', params: { missingProperty: 'isLoggedIn' } },
  ]);
  expect(find('order/admin/get-orders', 200, { data: { orders: [{}] } })).toMatchObject([
    { instancePath: '/data/orders/0', params: { missingProperty: '_id' } },
  ]);
  const product = 'product/admin/get-product/lamp';
  expect(find(product, 404, {})).toMatchObject([{ params: { missingProperty: 'message' } }]);
  expect(find(product, 418, { message: 'No' })).toBe("418 isn't described");
  expect(find('no-such-call', 418, {})).toBeNull();
});
