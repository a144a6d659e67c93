import { historyListRules } from '#contract/history/history.ts';
import type { ListName } from '#contract/lists/lists.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import { order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { fillCustomers, fromCustomerRow } from '../orders/customerRows.ts';
import { toEntry } from '../history/historyRow.ts';
import { toOrder } from '../orders/orderRow.ts';
import { toProduct } from '../products/productRow.ts';
import type { HistoryRow, OrderRow } from '../schema.ts';
import { defineListTable, type ListTable } from './listTable.ts';
import { productImages } from '../products/productImages.ts';

export const productTable = defineListTable({
  list: 'products',
  rules: productListRules,
  read: toProduct,
  linkedRows: productImages,
});

export const orderTable = defineListTable({
  list: 'orders',
  rules: orderListRules,
  read: (row: OrderRow) => order.parse(toOrder(row)),
});

export const customerTable = defineListTable({
  list: 'customers',
  rules: customerListRules,
  read: fromCustomerRow,
  fillRows: fillCustomers,
});

export const historyTable = defineListTable({
  list: 'history',
  rules: historyListRules,
  // The rules don't read the name of the administrator.
  read: (row: HistoryRow) => toEntry({ ...row, admin_name: null }),
});

export const listTables = {
  products: productTable,
  orders: orderTable,
  customers: customerTable,
  history: historyTable,
} satisfies Record<ListName, ListTable<never>>;
