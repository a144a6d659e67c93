import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { PRODUCT_STATUSES } from '#contract/products/productFields.ts';
import type { NewOrder } from '#contract/storefront/storeOrders.ts';
import { toStoreProduct } from '#contract/storefront/storeProducts.ts';
import { createOrder } from '#server/orders/createOrder.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const id = '65f0a1b2c3d4e5f60718293a';

const create = (
  changes: Partial<NewOrder> = {},
  product: StoredProduct | undefined = kettle,
  currency: Currency = 'INR',
) => createOrder({ id, order: aNewOrder(changes), product, currency, now });

const sell = (product: Partial<StoredProduct>, changes: Partial<NewOrder> = {}, currency: Currency = 'INR') =>
  create(changes, { ...kettle, ...product }, currency);

it('has the amounts, a snapshot of the product, the buyer and the address', () => {
  expect(sell({ sku: 'KET-01', barcode: '4006381333931' }, { quantity: 2 })).toEqual({
    _id: id,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    quantity: 2,
    productPrice: 1499,
    totalDiscount: 399,
    deliveryCharges: 49.9,
    platformFee: 0,
    totalAmount: 2648.9,
    orderDetails: { orderId: 'order_e5f60718293a', orderStatus: 'pending', orderCurrency: 'INR' },
    product: {
      _id: 'kettle',
      name: 'Kettle',
      brand: kettle.brand,
      sku: 'KET-01',
      barcode: '4006381333931',
      description: kettle.description,
      category: kettle.category,
      actualPrice: 1499,
      discountedPrice: 1299.5,
      images: kettle.images.slice(0, 1),
    },
    buyer: { fullName: 'Asha Rao', email: 'asha@customer.example', phoneNumber: '+91 98450 12345' },
    address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru', pinCode: '560025' },
    paymentDetails: { paymentStatus: 'pending' },
    stock: 'taken',
  });
});

it('is refused if its total is higher than any store’s', () => {
  const product = { actualPrice: 1e11, discountedPrice: undefined, stock: 100 };
  const order = { price: 1e11, deliveryCharges: 0 };
  expect(sell(product, { ...order, quantity: 10 }).totalAmount).toBe(1e12);
  expect(() => sell(product, { ...order, quantity: 10, deliveryCharges: 0.01 })).toThrow(
    'The total of an order can be at most 1000000000000 INR. Order fewer pieces.',
  );
});

describe('the currency', () => {
  it.each([
    ['USD', 'Asia/Tokyo', 'USD'],
    // Its symbol is on the specification's screens.
    [null, undefined, 'INR'],
  ])('of a store in %s and its time zone stay those of the order', (currency, timeZone, orderCurrency) => {
    const { orderDetails } = createOrder({
      id,
      order: aNewOrder(),
      product: kettle,
      currency,
      timeZone,
      now,
    });
    expect(orderDetails).toMatchObject({ orderCurrency, orderTimeZone: timeZone });
  });

  it.each([
    ['INR', 'INR'],
    ['INR', 'inr'],
    ['INR', undefined],
    [null, 'INR'],
  ])('of a store in %s can be named %s', (store, currency) =>
    expect(create({ currency }, kettle, store).orderDetails?.orderCurrency).toBe('INR'),
  );

  it.each([
    ['USD', 'INR', 'Prices are in USD now, not in INR. Check the new price and order again.'],
    [null, 'USD', 'Prices are in INR now, not in USD. Check the new price and order again.'],
  ])('of a store in %s is refused in words if the customer saw %s', (store, currency, message) =>
    expect(() => create({ currency, price: 1 }, kettle, store)).toThrow(
      expect.objectContaining({ status: 409, field: 'currency', message }),
    ),
  );
});

describe('the price', () => {
  it.each([
    [{}, { price: 1299.5 }],
    // The customer may have seen it with a floating-point error.
    [{ actualPrice: 0.3, discountedPrice: undefined }, { price: 0.1 + 0.2 }],
    [{ actualPrice: 100, discountedPrice: 0, discountPercentage: 100 }, { price: 0 }],
    // A discounted price of zero means no discount.
    [{ actualPrice: 100, discountedPrice: 0, discountPercentage: undefined }, { price: 100 }],
    // Customers see prices rounded to paise.
    [{ actualPrice: 10.005, discountedPrice: undefined }, { price: 10.01 }],
  ])('of %o can be %o', (product, order) =>
    expect(sell(product, { ...order, deliveryCharges: 0 }).totalAmount).toBeCloseTo(order.price, 2),
  );

  it.each([
    ['INR', 1, 'The price of “Kettle” is 1299.5 INR now, not 1 INR.'],
    ['INR', 1299.49, 'The price of “Kettle” is 1299.5 INR now, not 1299.49 INR.'],
    ['INR', 1499, 'The price of “Kettle” is 1299.5 INR now, not 1499 INR.'],
    [null, 1, 'The price of “Kettle” is 1299.5 now, not 1.'],
    ['JPY', 1299, 'The price of “Kettle” is 1300 JPY now, not 1299 JPY.'],
  ])('in %s is refused in words if it is %d', (currency, price, message) =>
    expect(() => create({ price }, kettle, currency)).toThrow(
      expect.objectContaining({
        status: 409,
        field: 'price',
        message: `${message} Check the new price and order again.`,
      }),
    ),
  );
});

it.each(PRODUCT_STATUSES.filter((status) => status !== 'active'))('refuses a product that is %s', (status) =>
  expect(() => sell({ status })).toThrow(expect.objectContaining({ status: 404, field: 'productId' })),
);

it('refuses a product that does not exist', () =>
  expect(() => createOrder({ id, order: aNewOrder(), product: undefined, currency: 'INR', now })).toThrow(
    expect.objectContaining({
      status: 404,
      field: 'productId',
      message: 'This product is no longer sold.',
    }),
  ));

it.each([
  [0, 1, '“Kettle” is sold out.'],
  [0.5, 1, '“Kettle” is sold out.'],
  [2.5, 3, 'There’s not enough stock of “Kettle”: only 2.5 left.'],
])('refuses, with a stock of %d, an order of %d', (stock, quantity, message) =>
  expect(() => sell({ stock }, { quantity })).toThrow(
    expect.objectContaining({ status: 409, field: 'quantity', message }),
  ),
);

it('sells all of the stock', () => expect(sell({ stock: 3 }, { quantity: 3 }).quantity).toBe(3));

it('has amounts that add up exactly in the smallest unit', () => {
  const amounts = fc.record({
    currency: fc.constantFrom('INR', 'JPY', 'KWD', null),
    actual: fc.integer({ min: 1, max: 10 ** 8 }),
    off: fc.integer({ min: 0, max: 10 ** 8 }),
    // With 10,000, the highest price and a delivery fee are above an order's limit.
    quantity: fc.integer({ min: 1, max: 9900 }),
    delivery: fc.integer({ min: 0, max: 10 ** 6 }),
  });
  fc.assert(
    fc.property(amounts, ({ currency, actual, off, quantity, delivery }) => {
      const decimals = getCurrencyDecimals(currency);
      const price = Math.max(1, actual - off);
      const order = sell(
        { actualPrice: actual / 10 ** decimals, discountedPrice: price / 10 ** decimals, stock: quantity },
        { price: price / 10 ** decimals, quantity, deliveryCharges: delivery / 10 ** decimals },
        currency,
      );
      const toAmount = (units: number) => units / 10 ** decimals;
      expect(order.totalAmount).toBe(toAmount(price * quantity + delivery));
      expect(order.totalDiscount).toBe(toAmount((actual - price) * quantity));
      expect(order.productPrice).toBe(toAmount(actual));
    }),
  );
});

it('is accepted for the price of the catalogue, also if the product has more decimals than the currency', () => {
  const product = { ...kettle, actualPrice: 20, discountedPrice: 12.5 };
  const { price } = toStoreProduct(product, 'JPY');
  expect(price).toBe(13);
  expect(sell(product, { price, quantity: 3, deliveryCharges: 0 }, 'JPY').totalAmount).toBe(39);
});
