import { getOrder, getOrderPage } from './orders/orderCalls.ts';
import { orderStatusHistory, updateOrderStatus } from './orders/orderStatus.ts';
import { getProductPage } from './products/productCalls.ts';
import { getSalesReport } from './reports/salesReport.ts';

/** The calls beyond the sixteen. A backend that has them announces it in its capabilities. */
export const extensions = {
  updateOrderStatus,
  orderStatusHistory,
  getProductPage,
  getOrderPage,
  getOrder,
  getSalesReport,
} as const;

export type Extensions = typeof extensions;
export type ExtensionName = keyof Extensions;
