import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, expect, it } from 'vitest';
import { buildStoreOpenApi } from '#contract/storefront/storeOpenApi.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { aNewOrder, kettle } from './aNewOrder.ts';
import { addStoreKey, bearer } from './storefront.ts';

const LIMIT = 19;
const document = buildStoreOpenApi() as object;
const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
ajv.addSchema(document, 'openapi');

/** Returns what is wrong with a response by the document. */
async function findErrors(response: Response, operation: string): Promise<unknown> {
  const described = `responses/${response.status}/content/application~1json/schema`;
  const validate = ajv.getSchema(`openapi#/paths/${operation}/${described}`);
  if (!validate) return `${response.status} isn't described`;
  validate(await response.json());
  return validate.errors;
}

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest({ storeApiLimit: LIMIT });
});

it('describes the responses of the server', async () => {
  const { products: catalogue } = server.deps.db;
  await catalogue.add(kettle, { at: kettle.createdAt ?? '', adminId: 'a1' });
  const headers = bearer((await addStoreKey(server)).secret);
  const order = '~1api~1store~1orders/post';
  const payment = '~1api~1store~1orders~1{id}~1payment/post';
  const cancellation = '~1api~1store~1orders~1{id}~1cancel/post';
  const delivered = sampleOrders.find(({ orderDetails }) => orderDetails?.orderStatus === 'delivered')!;
  const post = (path: string, body: object, key = 'once') =>
    server.app.request(`/api/store/orders${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const placed = await post('', aNewOrder());
  const { _id: id } = (await placed.clone().json()).data.order;
  const writes: [response: Response, operation: string, status: number][] = [
    [placed, order, 200],
    [await post('', aNewOrder({ quantity: 2 })), order, 422],
    [await post('', aNewOrder({ price: 1 }), 'other'), order, 409],
    [await post('', aNewOrder({ productId: 'unknown' }), 'third'), order, 404],
    [
      await post(`/${id}/payment`, { status: 'paid', card: { network: 'Visa', lastFour: '4242' } }),
      payment,
      200,
    ],
    [await post(`/${id}/payment`, { status: 'failed' }), payment, 409],
    [await post('/unknown/payment', { status: 'paid' }), payment, 404],
    [await post(`/${id}/payment`, { status: 'lost' }), payment, 400],
    [await post(`/${id}/cancel`, {}), cancellation, 200],
    [await post('/unknown/cancel', {}), cancellation, 404],
    [await post(`/${delivered._id}/cancel`, {}), cancellation, 409],
  ];
  for (const [response, operation, status] of writes)
    expect([operation, response.status, await findErrors(response, operation)]).toEqual([
      operation,
      status,
      null,
    ]);
  const products = '~1api~1store~1products/get';
  const product = '~1api~1store~1products~1{id}/get';
  const cases: [path: string, operation: string, status: number, headers?: Record<string, string>][] = [
    ['/api/store/products?pageSize=100', products, 200],
    [`/api/store/products/${sampleProducts[0]!._id}`, product, 200],
    ['/api/store/products?page=x', products, 400],
    ['/api/store/products/unknown', product, 404],
    ['/api/store/orders?buyer=Asha@customer.example', '~1api~1store~1orders/get', 200],
    ['/api/store/orders', '~1api~1store~1orders/get', 400],
    // With everything that an order can have.
    [`/api/store/orders/${delivered._id}`, '~1api~1store~1orders~1{id}/get', 200],
    ['/api/store/orders/unknown', '~1api~1store~1orders~1{id}/get', 404],
    ['/api/store/products', products, 429],
    ['/api/store/products', products, 401, {}],
  ];
  for (const [path, operation, status, sent = headers] of cases) {
    const response = await server.app.request(path, { headers: sent });
    expect([path, response.status]).toEqual([path, status]);
    expect([path, await findErrors(response, operation)]).toEqual([path, null]);
  }
});
