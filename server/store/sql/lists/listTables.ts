import { order } from '#contract/orders/order.ts';
import { orderList } from '#contract/orders/orderList.ts';
import { productList } from '#contract/products/productList.ts';
import { toOrder } from '../orderRow.ts';
import { toProduct } from '../productRow.ts';
import { createListTable } from './listTable.ts';
import { productImages } from './productImages.ts';

export const productTable = createListTable({
  list: 'products',
  name: 'product_list',
  searchName: 'product_search',
  rules: productList,
  read: toProduct,
  linkedRows: productImages,
});

export const orderTable = createListTable({
  list: 'orders',
  name: 'order_list',
  searchName: 'order_search',
  rules: orderList,
  read: (row: Parameters<typeof toOrder>[0]) => order.parse(toOrder(row)),
});
