import * as account from './accounts/account.ts';
import * as admin from './accounts/admin.ts';
import * as passkeySignIn from './accounts/passkeySignIn.ts';
import * as passkeys from './accounts/passkeys.ts';
import { getCustomer, getCustomerPage } from './customers/customerCalls.ts';
import { dashboardDetails } from './dashboard/dashboard.ts';
import { getHistoryPage, getProductVersion } from './history/history.ts';
import { deleteView, getViews, saveView, setDefaultView } from './lists/views.ts';
import { issueInvoices } from './orders/invoiceCalls.ts';
import { createOrderByHand } from './orders/orderByHand.ts';
import { getOrders, getOrder, getOrderPage, updateOrderStatus } from './orders/orderCalls.ts';
import * as orderEvents from './orders/orderEvents.ts';
import * as orderMails from './orderMails/orderMailCalls.ts';
import * as product from './products/productCalls.ts';
import { getSalesReport } from './reports/salesReport.ts';
import { getStoreDetails, saveStoreDetails } from './settings/storeDetails.ts';
import { createStoreKey, endStoreKey, getStoreKeys } from './storefront/storeKeys.ts';
import * as storeOrders from './storefront/storeOrders.ts';
import { getStoreProduct, getStoreProducts } from './storefront/storeProducts.ts';
import * as webhooks from './webhooks/webhookCalls.ts';

/**
 * The sixteen calls of the specification. Server handlers and examples are records with these keys, so the compiler
 * reports a missing one.
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

/** Calls beyond the sixteen. A backend announces their capabilities. */
export const extensions = {
  updateOrderStatus,
  getOrderEvents: orderEvents.getOrderEvents,
  saveOrderNote: orderEvents.saveOrderNote,
  removeOrderNote: orderEvents.removeOrderNote,
  saveTracking: orderEvents.saveTracking,
  recordPaymentByHand: orderEvents.recordPaymentByHand,
  undoPaymentByHand: orderEvents.undoPaymentByHand,
  moveOrderStock: orderEvents.moveOrderStock,
  getProductPage: product.getProductPage,
  getOrderPage,
  getOrder,
  getSalesReport,
  getViews,
  saveView,
  deleteView,
  setDefaultView,
  getStoreDetails,
  saveStoreDetails,
  getStoreKeys,
  createStoreKey,
  endStoreKey,
  issueInvoices,
  getCustomerPage,
  getCustomer,
  getHistoryPage,
  getProductVersion,
  getAccount: account.getAccount,
  saveProfile: account.saveProfile,
  changePassword: account.changePassword,
  endSession: account.endSession,
  endOtherSessions: account.endOtherSessions,
  getPasskeys: passkeys.getPasskeys,
  startPasskey: passkeys.startPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  saveSignInRule: passkeys.saveSignInRule,
  createRecoveryCodes: passkeys.createRecoveryCodes,
  startPasskeySignIn: passkeySignIn.startPasskeySignIn,
  signInWithPasskey: passkeySignIn.signInWithPasskey,
  signInWithRecoveryCode: passkeySignIn.signInWithRecoveryCode,
  getWebhookEndpoints: webhooks.getWebhookEndpoints,
  createWebhookEndpoint: webhooks.createWebhookEndpoint,
  saveWebhookEndpoint: webhooks.saveWebhookEndpoint,
  removeWebhookEndpoint: webhooks.removeWebhookEndpoint,
  rotateWebhookSecret: webhooks.rotateWebhookSecret,
  getWebhookDeliveries: webhooks.getWebhookDeliveries,
  sendTestWebhook: webhooks.sendTestWebhook,
  sendWebhookAgain: webhooks.sendWebhookAgain,
  getOrderMailSettings: orderMails.getOrderMailSettings,
  saveOrderMail: orderMails.saveOrderMail,
  saveOrderMailLanguage: orderMails.saveOrderMailLanguage,
  previewOrderMail: orderMails.previewOrderMail,
  testOrderMail: orderMails.testOrderMail,
  getOrderMails: orderMails.getOrderMails,
  sendOrderMail: orderMails.sendOrderMail,
  createOrderByHand,
} as const;

/** The capabilities of all extensions that are calls. */
export const callCapabilities: readonly string[] = [
  ...new Set(Object.values(extensions).flatMap(({ capability }) => capability ?? [])),
];

export type Extensions = typeof extensions;

/** The calls of storefronts. They need a key of the Store API, which opens no other call. */
export const storeApi = {
  getStoreProducts,
  getStoreProduct,
  placeOrder: storeOrders.placeOrder,
  recordPayment: storeOrders.recordPayment,
  getStoreOrders: storeOrders.getStoreOrders,
  getStoreOrder: storeOrders.getStoreOrder,
  cancelOrder: storeOrders.cancelOrder,
} as const;

export type StoreApi = typeof storeApi;
