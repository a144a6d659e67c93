import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { findAddresses, groupCustomers, toCustomerId } from '#contract/customers/customer.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { mockCall, respondWithError } from './mockCall.ts';

type Rows = { products: () => readonly StoredProduct[]; orders: () => readonly StoredOrder[] };

/** Mocks the calls of a backend with paged lists. */
export const mockPages = ({ products, orders }: Rows) =>
  ({
    getProductPage: mockCall(extensions.getProductPage, ({ query }) => {
      const { rows, pageSize: _, ...page } = getPage(productListRules, products(), query);
      return { ...page, products: [...rows], revision: 1 };
    }),
    getOrderPage: mockCall(extensions.getOrderPage, ({ query }) => {
      const stored = new Map(orders().map((order) => [order._id, order]));
      const all = [...stored.values()].map((order) => lenientOrder.parse(order));
      const { rows, pageSize: _, ...page } = getPage(orderListRules, all, query);
      return { ...page, orders: rows.map(({ _id }) => stored.get(_id)!), revision: 1 };
    }),
    getOrder: mockCall(extensions.getOrder, ({ params: { id } }) => {
      const order = orders().find(({ _id }) => _id === id);
      return order ? { order } : respondWithError(404, 'Order not found.');
    }),
    getCustomerPage: mockCall(extensions.getCustomerPage, ({ query }) => {
      const all = groupCustomers(orders().map((order) => lenientOrder.parse(order)));
      const { rows, pageSize: _, ...page } = getPage(customerListRules, all, query);
      return { ...page, customers: [...rows], revision: 1 };
    }),
    getCustomer: mockCall(extensions.getCustomer, ({ params: { id } }) => {
      const own = orders()
        .map((order) => lenientOrder.parse(order))
        .filter((order) => toCustomerId(order) === id);
      const [customer] = groupCustomers(own);
      return customer
        ? { customer, addresses: findAddresses(own) }
        : respondWithError(404, 'Customer not found.');
    }),
  }) satisfies Record<string, HttpHandler>;
