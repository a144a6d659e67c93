import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const PRODUCTS = '/api/product/admin/products';
const ORDERS = '/api/order/admin/orders';

let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

type Answer = {
  data?: Record<'products' | 'orders', { _id: string }[]> & { page: number; matches: object };
  message?: string;
};

async function ask(path: string) {
  const response = await server.app.request(path, { headers: { cookie: server.visitor.cookie } });
  return { status: response.status, ...((await response.json()) as Answer) };
}

it('returns pages by number', async () => {
  const first = (await ask(`${PRODUCTS}?rows=10`)).data!;
  expect(first.matches).toEqual({ count: sampleProducts.length, precision: 'exact' });
  const second = (await ask(`${PRODUCTS}?rows=10&page=2`)).data!;
  const ids = [...first.products, ...second.products].map(({ _id }) => _id);
  expect(ids).toEqual(sampleProducts.slice(0, 20).map(({ _id }) => _id));
});

it('increments the revision with every write', async () => {
  const { status, data } = await ask(`${ORDERS}?rows=1`);
  expect(status).toBe(200);
  const id = sampleOrders[0]!._id;
  await server.visitor.post(`/api/order/admin/update-status/${id}`, { status: 'cancelled' });
  expect((await ask(`${ORDERS}?rows=1`)).data).not.toMatchObject({
    revision: (data as unknown as { revision: number }).revision,
  });
});

describe('a wrong parameter is refused with a message', () => {
  it.each([
    ['sort=price', "The parameter 'sort' must be one of product.ascending, product.descending, "],
    ['rows=none', "The parameter 'rows' must be a whole number from 1 to 1000."],
  ])('%s', async (query, message) => {
    expect(await ask(`${PRODUCTS}?${query}`)).toEqual({
      status: 400,
      message: expect.stringContaining(message),
    });
  });
});
