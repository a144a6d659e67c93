import * as admin from './accounts/admin.ts';
import { dashboardDetails } from './dashboard/dashboard.ts';
import {
  getOrders,
  getOrder,
  getOrderPage,
  orderStatusHistory,
  updateOrderStatus,
} from './orders/orderCalls.ts';
import * as product from './products/productCalls.ts';
import { getSalesReport } from './reports/salesReport.ts';

/**
 * Every call the product makes. Mocks and server each give a record keyed by these names, so that a call without a
 * mock or without a handler does not compile; the conformance test walks the same table.
 */
export const calls = {
  checkAdmin: admin.checkAdmin,
  login: admin.login,
  logout: admin.logout,
  register: admin.register,
  checkOtpStatus: admin.checkOtpStatus,
  verifyOtp: admin.verifyOtp,
  resendOtp: admin.resendOtp,
  forgotPassword: admin.forgotPassword,
  resetPassword: admin.resetPassword,
  dashboardDetails,
  getAllProducts: product.getAllProducts,
  getProduct: product.getProduct,
  createProduct: product.createProduct,
  editProduct: product.editProduct,
  deleteProduct: product.deleteProduct,
  getOrders,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The calls beyond the sixteen. A backend that has them announces it in its capabilities. */
export const extensions = {
  updateOrderStatus,
  orderStatusHistory,
  getProductPage: product.getProductPage,
  getOrderPage,
  getOrder,
  getSalesReport,
} as const;

export type Extensions = typeof extensions;
export type ExtensionName = keyof Extensions;
