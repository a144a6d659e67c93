import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type ServerUnderTest, startServerUnderTest } from './serverUnderTest.ts';

const PRODUCTS = '/api/product/admin/products';
const ORDERS = '/api/order/admin/orders';

let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

type Answer = {
  data?: Record<'products' | 'orders', { _id: string }[]> & { next?: string; page: number; matches: object };
  message?: string;
};

async function ask(path: string) {
  const response = await server.app.request(path, { headers: { cookie: server.visitor.cookie } });
  return { status: response.status, ...((await response.json()) as Answer) };
}

it.each([PRODUCTS, ORDERS])('%s is for administrators', async (path) => {
  expect((await server.app.request(path)).status).toBe(401);
});

it('answers pages one after the other, by number and by cursor', async () => {
  const first = (await ask(`${PRODUCTS}?pageSize=10`)).data!;
  expect(first.matches).toEqual({ count: sampleProducts.length, precision: 'exact' });
  const byNumber = (await ask(`${PRODUCTS}?pageSize=10&page=2`)).data!;
  const byCursor = (await ask(`${PRODUCTS}?pageSize=10&page=2&cursor=${first.next}`)).data!;
  expect(byCursor.products).toEqual(byNumber.products);
  const ids = [...first.products, ...byCursor.products].map(({ _id }) => _id);
  expect(ids).toEqual(sampleProducts.slice(0, 20).map(({ _id }) => _id));
});

it('counts up the revision with every write', async () => {
  const { status, data } = await ask(`${ORDERS}?pageSize=1`);
  expect(status).toBe(200);
  const id = sampleOrders[0]!._id;
  await server.visitor.post(`/api/order/admin/update-status/${id}`, { status: 'cancelled' });
  expect((await ask(`${ORDERS}?pageSize=1`)).data).not.toMatchObject({
    revision: (data as unknown as { revision: number }).revision,
  });
});

describe('a wrong parameter is refused in words', () => {
  it.each([
    ['page=0', "The parameter 'page' must be a whole number from 1."],
    ['page=1.5', "The parameter 'page' must be a whole number from 1."],
    ['page=', "The parameter 'page' must be a whole number from 1."],
    ['pageSize=101', "The parameter 'pageSize' must be a whole number from 1 to 100."],
    ['sort=image', "The parameter 'sort' must be one of product, category, price, stock, discount."],
    ['direction=up', "The parameter 'direction' must be one of ascending, descending."],
    [`search=${'x'.repeat(1001)}`, "The parameter 'search' must be at most 1000 characters."],
  ])('%s', async (query, message) => {
    expect(await ask(`${PRODUCTS}?${query}`)).toEqual({ status: 400, message });
  });
});

describe('a cursor is refused in words', () => {
  const message = 'This cursor is not one of this list as it is asked for. Ask for the page by its number.';
  const change = (cursor: string, by: object) => {
    const boundary = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object;
    return Buffer.from(JSON.stringify({ ...boundary, ...by })).toString('base64url');
  };

  it.each<[string, (cursor: string) => string]>([
    ['that is no base64', () => '%%%'],
    ['that is no JSON', () => 'AAAA'],
    ['with another field', (cursor) => change(cursor, { more: 1 })],
    ['with a side of its own', (cursor) => change(cursor, { side: 'inside' })],
    ['with a key of another type', (cursor) => change(cursor, { key: 'text' })],
    ['with a key where there is none', (cursor) => change(cursor, { key: null })],
    ['of other criteria', (cursor) => change(cursor, { criteria: 'others' })],
  ])('%s', async (_, tamper) => {
    const query = `${PRODUCTS}?sort=price&pageSize=5`;
    const next = (await ask(query)).data!.next!;
    expect((await ask(`${query}&page=2&cursor=${next}`)).status).toBe(200);
    expect(await ask(`${query}&page=2&cursor=${tamper(next)}`)).toEqual({ status: 400, message });
  });

  it('of another sort, filter or search', async () => {
    const next = (await ask(`${PRODUCTS}?sort=price&pageSize=5`)).data!.next!;
    const others = [
      'sort=stock',
      'sort=price&direction=descending',
      'sort=price&search=a',
      'sort=price&category=home',
    ];
    const answers = await Promise.all(
      others.map((other) => ask(`${PRODUCTS}?${other}&pageSize=5&cursor=${next}`)),
    );
    expect(answers).toEqual(others.map(() => ({ status: 400, message })));
  });
});
