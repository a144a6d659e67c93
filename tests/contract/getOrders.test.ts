import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getOrders, parseOrderRow } from '#contract/orders/orderCalls.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { anOrder } from '#mocks/builders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';

// The list is read by hand because a schema takes too long for 100,000 rows. What the schema says is what counts.

const bySchema = (row: unknown) => {
  const read = lenientOrder.safeParse(row);
  return read.success ? read.data : undefined;
};

const endless = 'Handgefertigte '.repeat(20);
const rows: Record<string, unknown> = {
  'an id and nothing else': { _id: '1' },
  'parts that are null': anOrder({ product: null, buyer: null, address: null, paymentDetails: null }),
  'parts that are empty': anOrder({
    product: {},
    buyer: {},
    address: {},
    paymentDetails: {},
    orderDetails: {},
  }),
  'amounts as text': {
    _id: '1',
    totalAmount: '1299.50',
    quantity: ' 2 ',
    platformFee: 'free',
    productPrice: '',
  },
  'amounts that are none': {
    _id: '1',
    totalAmount: true,
    quantity: [],
    productPrice: {},
    totalDiscount: '1e999',
  },
  'dates that are none': anOrder({ createdAt: 'yesterday', deliveryTime: 'soon' }),
  'dates of other types': { _id: '1', createdAt: 0, deliveryTime: {} },
  '300-character names': anOrder({ product: { name: endless }, buyer: { fullName: endless } }),
  'parts of other types': { _id: '1', product: 'a kettle', buyer: 7, address: [], paymentDetails: false },
  'an image without an address': anOrder({ product: { images: [{ url: '/a' }, {} as { url: string }] } }),
  'images that are none': { _id: '1', product: { images: { url: '/a' } } },
  'no images': anOrder({ product: { images: [] } }),
  'upi as an object': anOrder({ paymentDetails: { paymentMethod: { upi: { vpa: 'a@b' } } } }),
  'upi of another type': { _id: '1', paymentDetails: { paymentMethod: { upi: ['a@b'], card: 'Visa' } } },
  'a method that is none': { _id: '1', paymentDetails: { paymentMethod: 'cash' }, paymentGateway: 'cash' },
  'more of a card than anybody should see': anOrder({
    paymentDetails: {
      paymentMethod: {
        card: { card_network: 'Visa', card_number: '4242', card_holder_name: 'A', expiry: '1/30' },
      },
    },
  }),
  'fields that nobody agreed on': { ...anOrder(), extra: 1, product: { name: 'Kettle', extra: 1 } },
  'no id': { name: 'nobody' },
  'an id of another type': { _id: 7 },
  'no object': 7,
  'no object either': null,
  'a list': [{ _id: '1' }],
};

it.each(Object.entries(rows))('reads %s as the schema does', (_, row) => {
  expect(parseOrderRow(row)).toEqual(bySchema(row));
});

it('reads the sample as the schema does, and leaves nothing out', () => {
  const listed = getOrders.parsedResponse.parse({ orders: sampleOrders }).orders;
  expect(listed).toEqual(sampleOrders.map(bySchema));
});

it('keeps what two orders have in common once, and only that', () => {
  const product = { _id: 'p', name: 'Kettle', images: [{ url: '/a' }] };
  const sent = [
    product,
    product,
    { ...product, name: 'Renamed' },
    { ...product, images: [{ url: '/b' }] },
  ].map((one) => anOrder({ product: structuredClone(one), address: { address: '1 Road', city: one.name } }));
  const { orders } = getOrders.parsedResponse.parse({ orders: sent });
  expect(orders).toEqual(sent.map(bySchema));
  expect(orders[1]!.product).toBe(orders[0]!.product);
  expect(orders[1]!.address).toBe(orders[0]!.address);
});

it('reads anything as the schema does', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, '12.5', ' ', [], {}),
    fc.record({ vpa: fc.string(), url: fc.string() }, { requiredKeys: [] }),
  );
  const partOf = (...names: string[]) =>
    fc.oneof(value, fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }));
  const anyOrder = fc.record(
    {
      _id: fc.oneof(fc.string(), value),
      createdAt: value,
      quantity: value,
      productPrice: value,
      totalAmount: value,
      totalDiscount: value,
      deliveryCharges: value,
      platformFee: value,
      deliveryTime: value,
      orderDetails: partOf('orderId', 'orderStatus', 'orderCurrency'),
      product: fc.oneof(
        partOf('_id', 'name', 'brand', 'description', 'images'),
        fc.record({ images: fc.array(value) }),
      ),
      buyer: partOf('fullName', 'email', 'phoneNumber'),
      address: partOf('name', 'addressType', 'address', 'locality', 'city', 'pinCode', 'alternatePhone'),
      paymentDetails: fc.oneof(
        partOf('paymentId', 'paymentStatus', 'paymentMethod'),
        fc.record({ paymentMethod: partOf('upi', 'card') }),
        fc.record({ paymentMethod: fc.record({ card: partOf('card_network', 'card_number', 'expiry') }) }),
      ),
      paymentGateway: partOf('gatewayName'),
    },
    { requiredKeys: ['_id'] },
  );
  fc.assert(
    fc.property(anyOrder, (row) => {
      expect(parseOrderRow(row)).toEqual(bySchema(row));
    }),
    { numRuns: 1000 },
  );
});
