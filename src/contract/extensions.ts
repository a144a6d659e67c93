import { getOrder, getOrderPage } from './orders/orderPage.ts';
import { orderStatusHistory, updateOrderStatus } from './orders/orderStatus.ts';
import { getProductPage } from './products/productPage.ts';
import { getSalesReport } from './reports/salesReport.ts';

/** The calls beyond the sixteen: a backend may have them, and says so in its capabilities. */
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
