import type { HttpHandler } from 'msw';
import { extensions } from '#contract/extensions.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { toListCriteria } from '#contract/lists/pageCall.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { orderList } from '#contract/orders/orderList.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { productList } from '#contract/products/productList.ts';
import { mockCall, refuse } from './mockCall.ts';

type Rows = { products: () => readonly StoredProduct[]; orders: () => readonly StoredOrder[] };

/** Mocks the calls of a backend with pages. */
export const mockPages = ({ products, orders }: Rows) =>
  ({
    getProductPage: mockCall(extensions.getProductPage, ({ query }) => {
      const criteria = toListCriteria(productList, query);
      const { rows, pageSize: _, ...page } = getPage(productList, products(), criteria);
      return { ...page, products: [...rows], revision: 1 };
    }),
    getOrderPage: mockCall(extensions.getOrderPage, ({ query }) => {
      const stored = new Map(orders().map((order) => [order._id, order]));
      const all = [...stored.values()].map((order) => lenientOrder.parse(order));
      const { rows, pageSize: _, ...page } = getPage(orderList, all, toListCriteria(orderList, query));
      return { ...page, orders: rows.map(({ _id }) => stored.get(_id)!), revision: 1 };
    }),
    getOrder: mockCall(extensions.getOrder, ({ params: { id } }) => {
      const order = orders().find(({ _id }) => _id === id);
      return order ? { order } : refuse(404, 'Order not found.');
    }),
  }) satisfies Record<string, HttpHandler>;
