import { getOrder, getOrderPage } from './orders/orderCalls.ts';
import { orderStatusHistory, updateOrderStatus } from './orders/orderStatus.ts';
import { getProductPage } from './products/productCalls.ts';

/** The extensions of lists and orders, which an app asks from its first page on. */
export const rowExtensions = {
  updateOrderStatus,
  orderStatusHistory,
  getProductPage,
  getOrderPage,
  getOrder,
} as const;
