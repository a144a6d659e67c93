import type { HttpHandler } from 'msw';
import { type CallName, calls } from '#contract/calls.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';
import { mockCall, respondWithError } from './mockCall.ts';

const products = [...sampleProducts];
const orders = [...sampleOrders];
const signedIn = anAdmin();

/** Handlers for the happy path: every call succeeds. Keyed by call name, so that a missing mock does not compile. */
export const defaultHandlers = {
  checkAdmin: mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin: signedIn })),
  login: mockCall(calls.login, ({ body }) => ({ user: { ...signedIn, email: body.email } })),
  logout: mockCall(calls.logout, () => ({})),
  register: mockCall(calls.register, ({ body }) => ({ user: { email: body.email } })),
  checkOtpStatus: mockCall(calls.checkOtpStatus, () => ({ isOtpActive: true, remainingTime: 272 })),
  verifyOtp: mockCall(calls.verifyOtp, ({ body }) => ({ user: { ...signedIn, email: body.email } })),
  resendOtp: mockCall(calls.resendOtp, () => ({ otpSent: true })),
  forgotPassword: mockCall(calls.forgotPassword, () => ({})),
  resetPassword: mockCall(calls.resetPassword, () => ({})),
  dashboardDetails: mockCall(calls.dashboardDetails, () => ({
    totalOrders: 12847,
    totalUsers: 48219,
    totalProducts: 214,
    totalRevenueAmount: 48623910,
  })),
  getAllProducts: mockCall(calls.getAllProducts, () => ({ products })),
  getProduct: mockCall(calls.getProduct, ({ params }) => {
    const found = products.find((one) => one._id === params.productId);
    return found ? { product: found } : respondWithError(404, 'Product not found.');
  }),
  createProduct: mockCall(calls.createProduct, () => ({ productId: products[0]!._id })),
  editProduct: mockCall(calls.editProduct, ({ params }) => ({ productId: params.productId })),
  deleteProduct: mockCall(calls.deleteProduct, () => ({})),
  getOrders: mockCall(calls.getOrders, () => ({ orders })),
} satisfies Record<CallName, HttpHandler>;
