import { expect, it } from 'vitest';
import { dashboardDetails } from '#contract/dashboard/dashboard.ts';
import { getOrders } from '#contract/orders/orderCalls.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { product, lenientProduct } from '#contract/products/product.ts';
import { deleteProduct, getAllProducts, getProduct } from '#contract/products/productCalls.ts';
import { aProduct } from '#mocks/builders.ts';

it('holds a backend to every field that the specification does not call optional', () => {
  const { brand: _, ...withoutBrand } = aProduct();
  expect(product.safeParse(aProduct()).success).toBe(true);
  expect(product.safeParse(withoutBrand).success).toBe(false);
});

it('reads a product with missing, null and odd fields', () => {
  expect(
    lenientProduct.parse({ _id: '1', brand: null, stock: 'many', locations: 'india', extra: 1 }),
  ).toEqual({
    _id: '1',
  });
});

it('keeps the images of a backend whose small copies have odd addresses, or none', () => {
  const image = { url: '/a.webp', publicId: 'a' };
  const images = [image, { ...image, thumbUrl: null }, { ...image, thumbUrl: 7 }];
  expect(lenientProduct.parse({ _id: '1', images }).images).toEqual([image, image, image]);
});

it('keeps an image that no edit could name', () => {
  expect(lenientProduct.parse({ _id: '1', images: [{ url: '/a.webp' }] }).images).toEqual([
    { url: '/a.webp', publicId: '' },
  ]);
});

it('reads the totals one by one', () => {
  const sent = { totalUsers: 19, totalProducts: null, totalRevenueAmount: '342953' };
  expect(dashboardDetails.parsedResponse.parse(sent)).toEqual({
    totalUsers: 19,
    totalProducts: 0,
    totalOrders: 0,
    totalRevenueAmount: 342_953,
  });
  expect(dashboardDetails.parsedResponse.safeParse('closed').success).toBe(false);
});

it.each([[undefined], ['OK'], [[]], [true], [{ message: 'gone' }]])(
  'takes %o for a deletion that succeeded',
  (body) => {
    expect(deleteProduct.parsedResponse.safeParse(body).success).toBe(true);
  },
);

it('keeps what can be read of the lists of a product', () => {
  const image = { url: '/a.webp', publicId: 'a' };
  const lists = {
    images: [null, image, {}, 'a'],
    locations: ['india', 7],
    sizes: [null, 'M'],
    weights: [{}],
  };
  expect(lenientProduct.parse({ _id: '1', ...lists })).toEqual({
    _id: '1',
    images: [image],
    locations: ['india'],
    sizes: ['M'],
    weights: [],
  });
});

it('keeps the readable rows of a list with an unreadable one', () => {
  expect(
    getAllProducts.parsedResponse.parse({ products: [{ _id: '1' }, null, 7, { name: 'no id' }] }),
  ).toEqual({
    products: [{ _id: '1' }],
  });
});

it('does not take an answer without a list for an empty one', () => {
  expect(getAllProducts.parsedResponse.safeParse({}).success).toBe(false);
  expect(getOrders.parsedResponse.safeParse({ orders: {} }).success).toBe(false);
});

it('reads a 200 without a product as no product', () => {
  expect(getProduct.parsedResponse.parse({})).toEqual({});
  expect(getProduct.parsedResponse.parse({ product: null })).toEqual({});
});

it('reads an order with missing parts, amounts as text and odd parts', () => {
  // The product shows no more of a card.
  const card = { card_network: 'Visa', card_number: '4242', card_holder_name: 'A', expiry: '1/30' };
  const order = lenientOrder.parse({
    _id: '1',
    totalAmount: '1299.50',
    platformFee: 'free',
    product: null,
    buyer: 'someone',
    address: { city: 4, state: 'Kerala' },
    paymentDetails: { paymentMethod: { upi: { vpa: 'a@b' }, card } },
  });
  expect(order).toEqual({
    _id: '1',
    totalAmount: 1299.5,
    address: { state: 'Kerala' },
    paymentDetails: {
      paymentMethod: { upi: { vpa: 'a@b' }, card: { card_network: 'Visa', card_number: '4242' } },
    },
  });
});
