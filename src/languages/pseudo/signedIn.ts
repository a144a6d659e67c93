import * as english from '../en/signedIn.ts';
import { translate } from './pseudo.ts';

export const {
  account,
  activity,
  adminShell,
  customers,
  history,
  images,
  list,
  listTools,
  orderDetail,
  orderLabels,
  orderTools,
  orders,
  palette,
  passkeys,
  productForm,
  productImport,
  productLabels,
  productTools,
  productView,
  products,
  reports,
  storeDetails,
  storeKeys,
  webhooks,
} = translate(english);
