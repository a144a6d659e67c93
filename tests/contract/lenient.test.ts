import { expect, it } from 'vitest';
import { dashboardDetails } from '#contract/dashboard/dashboard.ts';
import { getOrders } from '#contract/orders/orderCalls.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { product, lenientProduct } from '#contract/products/product.ts';
import { deleteProduct, getAllProducts, getProduct } from '#contract/products/productCalls.ts';
import { aProduct } from '#mocks/builders.ts';

it('requires every field that is not optional in the specification', () => {
  const { brand: _, ...withoutBrand } = aProduct();
  expect(product.safeParse(aProduct()).success).toBe(true);
  expect(product.safeParse(withoutBrand).success).toBe(false);
});

it('reads a product with missing, null and invalid fields', () => {
  expect(
    lenientProduct.parse({ _id: '1', brand: null, stock: 'many', locations: 'india', extra: 1 }),
  ).toEqual({
    _id: '1',
  });
});

it('keeps images whose thumbnails have invalid URLs or none', () => {
  const image = { url: '/a.webp', publicId: 'a' };
  const images = [image, { ...image, thumbUrl: null }, { ...image, thumbUrl: 7 }];
  expect(lenientProduct.parse({ _id: '1', images }).images).toEqual([image, image, image]);
});

it('keeps an image without a publicId', () => {
  expect(lenientProduct.parse({ _id: '1', images: [{ url: '/a.webp' }] }).images).toEqual([
    { url: '/a.webp', publicId: '' },
  ]);
});

it('reads each total separately', () => {
  const sent = { totalUsers: 19, totalProducts: null, totalRevenueAmount: '342953' };
  expect(dashboardDetails.parsedResponse.parse(sent)).toEqual({
    totalUsers: 19,
    totalProducts: undefined,
    totalOrders: undefined,
    totalRevenueAmount: 342_953,
  });
  expect(dashboardDetails.parsedResponse.safeParse('closed').success).toBe(false);
});

it.each([[undefined], ['OK'], [[]], [true], [{ message: 'gone' }]])(
  'reads %o as a successful deletion',
  (body) => {
    expect(deleteProduct.parsedResponse.safeParse(body).success).toBe(true);
  },
);

it('keeps the valid items of a product’s lists', () => {
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

it('keeps the valid rows of a list with an invalid one', () => {
  expect(
    getAllProducts.parsedResponse.parse({ products: [{ _id: '1' }, null, 7, { name: 'no id' }] }),
  ).toEqual({
    products: [{ _id: '1' }],
  });
});

it('does not read a response without a list as an empty list', () => {
  expect(getAllProducts.parsedResponse.safeParse({}).success).toBe(false);
  expect(getOrders.parsedResponse.safeParse({ orders: {} }).success).toBe(false);
});

it('reads a 200 without a product as no product', () => {
  expect(getProduct.parsedResponse.parse({})).toEqual({});
  expect(getProduct.parsedResponse.parse({ product: null })).toEqual({});
});

it('reads an order with missing parts, amounts as text and invalid parts', () => {
  // The product shows no other card data.
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
