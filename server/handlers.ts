import { adminCalls } from './calls/admin.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { orderCalls } from './calls/order.ts';
import { passwordResetCalls } from './calls/passwordReset.ts';
import { productCalls } from './calls/product.ts';
import { reportCalls } from './calls/report.ts';
import { registrationCalls } from './calls/registration.ts';
import type { Handlers } from './http/handler.ts';

/** The handlers of all endpoints. A call or an extension of the contract without a handler does not compile. */
export const handlers: Handlers = {
  ...adminCalls,
  ...registrationCalls,
  ...passwordResetCalls,
  ...dashboardCalls,
  ...orderCalls,
  ...productCalls,
  ...reportCalls,
};
