import { expect, it } from 'vitest';
import {
  computeTotals,
  createBlankOrder,
  duplicateOrder,
  hasOtherPrice,
  isEmptyNewOrder,
  type NewOrderValues,
  type OrderedProduct,
} from '#features/orders/create/newOrderModel.ts';
import {
  buildOrderBody,
  createNewOrderSchema,
  toNewOrderField,
} from '#features/orders/create/newOrderSchema.ts';
import { newOrderProblems as problems } from '#languages/en/newOrder.ts';

const product: OrderedProduct = {
  id: 'kettle',
  name: 'Kettle',
  price: 1299.5,
  stock: 3,
  imageUrl: undefined,
  problem: undefined,
};
const blank = createBlankOrder('key', 'en');
const filled: NewOrderValues = {
  ...blank,
  fullName: 'Asha Rao',
  phoneNumber: '+91 98450 12345',
  productId: 'kettle',
  price: '1,299.50',
  address: '14 Residency Road',
  city: 'Bengaluru',
};
const context = { locale: 'en-IN', currency: 'INR', product };

const findProblems = (changes: Partial<NewOrderValues>, changedContext: Partial<typeof context> = {}) => {
  const schema = createNewOrderSchema(problems, { ...context, ...changedContext });
  const issues = schema.safeParse({ ...filled, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};

it('accepts an order without an email, and its optional fields', () => expect(findProblems({})).toEqual({}));

it.each<[Partial<NewOrderValues>, object]>([
  [{ fullName: ' ' }, { fullName: problems.fullName }],
  [{ phoneNumber: '' }, { phoneNumber: problems.phoneNumber }],
  [{ email: 'asha' }, { email: problems.email }],
  [{ productId: '' }, { productId: problems.productId }],
  [{ quantity: '1.5' }, { quantity: problems.quantity }],
  [{ quantity: '4' }, { quantity: problems.stockTooLow(3) }],
  [{ price: '' }, { price: problems.price }],
  [{ price: '-1' }, { price: problems.price, priceReason: problems.priceReason }],
  [{ price: '1,200' }, { priceReason: problems.priceReason }],
  [{ price: '1,200', priceReason: 'Regular customer' }, {}],
  [{ deliveryCharges: 'free' }, { deliveryCharges: problems.deliveryCharges }],
  [
    { address: '', city: '' },
    { address: problems.address, city: problems.city },
  ],
  [{ note: 'x'.repeat(2001) }, { note: problems.tooLong(2000) }],
])('checks %o', (changes, expected) => expect(findProblems(changes)).toEqual(expected));

it('refuses a product that is sold out', () =>
  expect(findProblems({}, { product: { ...product, stock: 0, problem: 'soldOut' } })).toEqual({
    productId: problems.soldOut,
  }));

it('sends a reason only for another price, and a reference only for a payment', () => {
  const typed = { ...filled, priceReason: 'Typed before', reference: 'Receipt 12' };
  expect(buildOrderBody(typed, context)).toMatchObject({ price: 1299.5, reference: '', currency: 'INR' });
  expect(buildOrderBody(typed, context)).not.toHaveProperty('priceReason');
  expect(buildOrderBody({ ...typed, price: '9', payment: 'paid' }, context)).toMatchObject({
    priceReason: 'Typed before',
    reference: 'Receipt 12',
    address: { name: 'Asha Rao' },
  });
});

it('compares prices in the smallest unit of the currency', () => {
  expect(hasOtherPrice({ price: '1299.5' }, product, { locale: 'en', currency: 'INR' })).toBe(false);
  expect(hasOtherPrice({ price: '1299.51' }, product, { locale: 'en', currency: 'INR' })).toBe(true);
  expect(hasOtherPrice({ price: '' }, product, { locale: 'en', currency: 'INR' })).toBe(false);
});

it('computes totals exactly, in the language of the numbers', () => {
  const numbers = { quantity: '3', price: '0,1', deliveryCharges: '' };
  expect(computeTotals(numbers, 'de')).toEqual({ subtotal: 0.3, delivery: 0, total: 0.3 });
  expect(computeTotals({ ...numbers, deliveryCharges: 'x' }, 'de').total).toBeUndefined();
  expect(computeTotals({ ...numbers, price: '' }, 'de').total).toBeUndefined();
});

it('finds the field of a refusal', () => {
  expect(toNewOrderField(['price'])).toBe('price');
  expect(toNewOrderField(['buyer'])).toBe('fullName');
  expect(toNewOrderField(['buyer', 'email'])).toBe('email');
  expect(toNewOrderField(['address', 'name'])).toBe('recipient');
  expect(toNewOrderField(['currency'])).toBeUndefined();
});

it('duplicates an order with another price, without its payment and its notes', () => {
  const order = {
    _id: 'one',
    quantity: 2,
    deliveryCharges: 49.9,
    product: { _id: 'kettle' },
    buyer: { fullName: 'Asha Rao', email: 'asha@customer.example' },
    address: { name: 'Ravi Rao', address: '14 Residency Road', city: 'Bengaluru' },
    paymentDetails: { paymentStatus: 'paid' },
    locale: 'hi',
  };
  expect(duplicateOrder(order as never, 1299.5, blank)).toEqual({
    ...blank,
    fullName: 'Asha Rao',
    email: 'asha@customer.example',
    locale: 'hi',
    productId: 'kettle',
    quantity: '2',
    price: '1299.5',
    recipient: 'Ravi Rao',
    address: '14 Residency Road',
    city: 'Bengaluru',
    deliveryCharges: '49.9',
  });
  expect(isEmptyNewOrder(blank)).toBe(true);
});
