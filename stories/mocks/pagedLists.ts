import type { HttpHandler } from 'msw';
import { extensions } from '#contract/extensions.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { toListCriteria } from '#contract/lists/pageCall.ts';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { ORDER_FILTERS } from '#contract/orders/orderListNames.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { PRODUCT_FILTERS } from '#contract/products/productListNames.ts';
import { mockCall, refuse } from './mockCall.ts';

type Rows = { products: () => readonly StoredProduct[]; orders: () => readonly StoredOrder[] };

const exact = (count: number) => ({ count, precision: 'exact' as const });

/** Pages of these rows, by the same rules as everywhere. They are found by their numbers: there are no cursors. */
export const mockPages = ({ products, orders }: Rows) =>
  ({
    getProductPage: mockCall(extensions.getProductPage, ({ query }) => {
      const all = products();
      const { rows, page, matchCount, optionCounts, facetCounts } = getPage(
        productListRules,
        all,
        toListCriteria(query, PRODUCT_FILTERS),
      );
      return {
        products: [...rows],
        page,
        matches: exact(matchCount),
        totalCount: exact(all.length),
        optionCounts,
        facetCounts,
        revision: 1,
      };
    }),
    getOrderPage: mockCall(extensions.getOrderPage, ({ query }) => {
      const stored = new Map(orders().map((order) => [order._id, order]));
      const all = [...stored.values()].map((order) => lenientOrder.parse(order));
      const { rows, page, matchCount, optionCounts, facetCounts } = getPage(
        orderListRules,
        all,
        toListCriteria(query, ORDER_FILTERS),
      );
      return {
        orders: rows.map(({ _id }) => stored.get(_id)!),
        page,
        matches: exact(matchCount),
        totalCount: exact(all.length),
        optionCounts,
        facetCounts,
        revision: 1,
      };
    }),
    getOrder: mockCall(extensions.getOrder, ({ params: { id } }) => {
      const order = orders().find(({ _id }) => _id === id);
      return order ? { order } : refuse(404, 'Order not found.');
    }),
  }) satisfies Record<string, HttpHandler>;
