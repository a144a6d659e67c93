import { order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { toOrder } from '../orderRow.ts';
import { toProduct } from '../productRow.ts';
import { createListTable } from './listTable.ts';
import { productImages } from './productImages.ts';

export const productTable = createListTable({
  list: 'products',
  name: 'product_list',
  searchName: 'product_search',
  rules: productListRules,
  read: toProduct,
  linkedRows: productImages,
});

export const orderTable = createListTable({
  list: 'orders',
  name: 'order_list',
  searchName: 'order_search',
  rules: orderListRules,
  read: (row: Parameters<typeof toOrder>[0]) => order.parse(toOrder(row)),
});
