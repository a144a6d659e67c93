import type { Body, Params, Query } from '#contract/call.ts';
import type { StoredView } from '#contract/lists/views.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { Endpoints } from '#server/base/handler.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

type Example<Name extends keyof Endpoints> = {
  params: Params<Endpoints[Name]>;
  body: Body<Endpoints[Name]>;
  query?: Query<Endpoints[Name]>;
};

/** For each call, a request that a store with the sample products accepts, and optionally one that it must refuse. */
type Examples = {
  [Name in keyof Endpoints]: { granted: Example<Name>; refused?: Example<Name> };
};

const [first, second, third] = sampleProducts;
if (!first || !second || !third) throw new Error('the sample has too few products');

const nothing = { params: {}, body: undefined };
const email = 'someone@store.example';
/** One grey pixel, because a server checks the content. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12NoAAAAggCB3UNq9AAAAABJRU5ErkJggg==';
const bytes = Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0));
const image = new File([bytes], 'image.png', { type: 'image/png' });
const { _id: _, reviews: _r, publishedDate: _p, createdAt: _c, updatedAt: _u, ...draft } = first;
const nowhere = '0'.repeat(24);
const orderId = sampleOrders[0]!._id;
const view: StoredView = {
  id: 'low-stock',
  name: 'Low stock',
  query: 'stock=low&sort=stock',
  layout: { order: ['stock', 'price'], hidden: ['discount'], density: 'compact' },
  visibility: 'shared',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const storeDetails = {
  storeName: 'Diya & Daughters',
  contact: { email: 'hello@diya.example', phone: '+91 80 4718 2200', address: '14 Residency Road' },
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  updatedAt: null,
};

const credential = { id: 'bG9uZy1lbm91Z2g', rawId: 'bG9uZy1lbm91Z2g', type: 'public-key' } as const;
const currentPassword = 'browse-the-counter';

const mailDraft = {
  template: 'dispatch',
  language: 'en',
  subject: 'Order {orderNumber}',
  text: 'Hello {customerName}',
  order: null,
} as const;

const placedOrder = {
  productId: first._id,
  quantity: 1,
  price: getPrices({
    ...first,
    discountedPrice: first.discountedPrice ?? undefined,
    discountPercentage: undefined,
  }).price!,
  buyer: { fullName: 'Asha Rao', email: 'asha@customer.example' },
  address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru', pinCode: '560025' },
  cart: 'cart-2001',
  locale: 'en-IN',
};
const pendingOrder = sampleOrders.find(({ paymentDetails }) => paymentDetails?.paymentStatus === 'pending')!;

export const examples: Examples = {
  getStoreKeys: { granted: nothing },
  createStoreKey: {
    granted: { params: {}, body: { name: 'Storefront' } },
    refused: { params: {}, body: { name: '' } },
  },
  endStoreKey: { granted: { params: { id: 'ended' }, body: undefined } },
  getStoreProducts: { granted: { ...nothing, query: { search: 'a', pageSize: 2 } } },
  getStoreProduct: {
    granted: { params: { id: first._id }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  placeOrder: {
    granted: { params: {}, body: placedOrder },
    refused: { params: {}, body: { ...placedOrder, price: 1 } },
  },
  recordPayment: {
    granted: {
      params: { id: pendingOrder._id },
      body: { status: 'paid', gateway: 'Razorpay' },
    },
    refused: { params: { id: nowhere }, body: { status: 'paid' } },
  },
  getStoreOrders: {
    granted: { ...nothing, query: { buyer: 'Asha@Customer.example', pageSize: 2 } },
    refused: { ...nothing, query: { buyer: 'asha@customer.example', cart: 'cart-2001' } },
  },
  getStoreOrder: {
    granted: { params: { id: orderId }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  cancelOrder: {
    granted: { params: { id: pendingOrder._id }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  checkAdmin: { granted: nothing },
  login: { granted: { params: {}, body: { email, password: 'secret1' } } },
  logout: { granted: nothing },
  register: {
    granted: { params: {}, body: { email, password: currentPassword, fullName: 'Some One' } },
  },
  checkOtpStatus: { granted: { params: {}, body: { email } } },
  verifyOtp: { granted: { params: {}, body: { email, otp: '000000' } } },
  resendOtp: { granted: { params: {}, body: { email } } },
  forgotPassword: { granted: { params: {}, body: { email } } },
  resetPassword: {
    granted: {
      params: { id: nowhere, token: 'x' },
      body: { password: 'a long secret', confirmPassword: 'a long secret' },
    },
  },
  dashboardDetails: { granted: nothing },
  getAllProducts: { granted: nothing },
  getProduct: {
    granted: { params: { productId: first._id }, body: undefined },
    refused: { params: { productId: nowhere }, body: undefined },
  },
  createProduct: { granted: { params: {}, body: { product: draft, images: [image] } } },
  editProduct: {
    granted: {
      params: { productId: second._id },
      // An edit must send the product's own images.
      body: { product: { ...draft, images: second.images }, images: [], imagesToDelete: [] },
    },
  },
  deleteProduct: { granted: { params: { id: third._id }, body: undefined } },
  getOrders: { granted: nothing },
  updateOrderStatus: {
    granted: { params: { id: orderId }, body: { status: 'delivered' } },
    refused: { params: { id: nowhere }, body: { status: 'delivered' } },
  },
  getProductPage: {
    granted: {
      ...nothing,
      query: { q: 'o', category: 'Home', sort: 'price.descending', page: '2', rows: '3' },
    },
    refused: { ...nothing, query: { rows: '1001' } },
  },
  getOrderPage: {
    granted: { ...nothing, query: { q: 'a', status: 'delivered', sort: 'customer.ascending', rows: '5' } },
    refused: { ...nothing, query: { page: 'last' } },
  },
  getOrder: {
    granted: { params: { id: orderId }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  getCustomerPage: {
    granted: { ...nothing, query: { q: 'an', orders: '1..', sort: 'spent.descending', rows: '5' } },
    refused: { ...nothing, query: { orders: 'many' } },
  },
  getCustomer: {
    granted: { params: { id: 'takumi.fujiwara@mail.example' }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  getHistoryPage: {
    granted: { ...nothing, query: { q: 'o', kind: 'productChanged', rows: '5' } },
    refused: { ...nothing, query: { rows: '1001' } },
  },
  getProductVersion: { granted: { params: { entryId: nowhere }, body: undefined } },
  getSalesReport: {
    granted: {
      ...nothing,
      query: { from: '2026-11-01', to: '2026-11-30', beforeFrom: '2026-10-01', beforeTo: '2026-10-31' },
    },
    refused: { ...nothing, query: { from: '2026-11-30', to: '2026-11-01' } },
  },
  getViews: {
    granted: { ...nothing, query: { list: 'products' } },
    refused: { ...nothing, query: { list: 'reports' as 'orders' } },
  },
  saveView: { granted: { params: {}, body: { ...view, list: 'products' } } },
  deleteView: {
    granted: { params: { id: view.id }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  setDefaultView: {
    granted: { params: {}, body: { list: 'orders', id: null } },
    refused: { params: {}, body: { list: 'orders', id: nowhere } },
  },
  getStoreDetails: { granted: nothing },
  saveStoreDetails: {
    granted: { params: {}, body: { details: storeDetails, images: [image] } },
    // Someone else has saved since.
    refused: {
      params: {},
      body: { details: { ...storeDetails, updatedAt: '2026-01-01T00:00:00.000Z' }, images: [] },
    },
  },
  issueInvoices: {
    granted: { params: {}, body: { orderIds: [orderId] } },
    refused: { params: {}, body: { orderIds: [orderId, nowhere] } },
  },
  getAccount: { granted: nothing },
  saveProfile: { granted: { params: {}, body: { fullName: 'Some One Else', phoneNumber: '+91 1' } } },
  changePassword: {
    granted: { params: {}, body: { currentPassword, password: 'a longer secret' } },
  },
  // Also succeeds if there is no such session.
  endSession: { granted: { params: { id: nowhere }, body: undefined } },
  endOtherSessions: { granted: nothing },
  getPasskeys: { granted: nothing },
  startPasskey: { granted: { params: {}, body: { currentPassword } } },
  // The credentials are made up, so only a mock accepts them.
  addPasskey: {
    granted: {
      params: {},
      body: {
        name: 'Laptop',
        credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      },
    },
  },
  renamePasskey: {
    granted: { params: { id: credential.id }, body: { name: 'Phone' } },
  },
  // Also succeeds if there is no such passkey.
  removePasskey: { granted: { params: { id: nowhere }, body: { currentPassword } } },
  saveSignInRule: {
    granted: { params: {}, body: { signInRule: 'passwordOrPasskey', currentPassword } },
  },
  createRecoveryCodes: { granted: { params: {}, body: { currentPassword } } },
  startPasskeySignIn: { granted: nothing },
  signInWithPasskey: {
    granted: {
      params: {},
      body: {
        credential: {
          ...credential,
          response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
        },
      },
    },
  },
  signInWithRecoveryCode: {
    granted: { params: {}, body: { challenge: 'x', code: 'k7wq-3f9n-hx2m-p4ta-r8ce-y6vd' } },
  },
  getWebhookEndpoints: { granted: nothing },
  createWebhookEndpoint: {
    granted: { params: {}, body: { url: 'https://shop.example/hooks', types: ['order.placed'] } },
    refused: { params: {}, body: { url: 'ftp://shop.example', types: ['order.placed'] } },
  },
  // The ids are those of an endpoint and a delivery that the tests add.
  saveWebhookEndpoint: {
    granted: { params: { id: nowhere }, body: { types: ['product.stock'] } },
  },
  // Also succeeds if there is no such endpoint.
  removeWebhookEndpoint: { granted: { params: { id: nowhere }, body: undefined } },
  rotateWebhookSecret: { granted: { params: { id: nowhere }, body: undefined } },
  getWebhookDeliveries: { granted: { params: { id: nowhere }, body: undefined } },
  sendTestWebhook: { granted: { params: { id: nowhere }, body: undefined } },
  sendWebhookAgain: { granted: { params: { id: '0' }, body: undefined } },
  getOrderEvents: {
    granted: { params: { id: orderId }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  saveOrderNote: {
    granted: { params: { id: orderId }, body: { text: 'Ring twice' } },
    refused: { params: { id: orderId }, body: { text: ' ' } },
  },
  removeOrderNote: { granted: { params: { id: orderId, noteId: 'gone' }, body: undefined } },
  saveTracking: {
    granted: { params: { id: orderId }, body: { tracking: { carrier: 'DHL', number: 'JD 1' } } },
    refused: {
      params: { id: orderId },
      body: { tracking: { carrier: 'Own van', number: '1', url: 'javascript:alert(1)' } },
    },
  },
  recordPaymentByHand: {
    granted: { params: { id: pendingOrder._id }, body: { status: 'paid', reference: 'Receipt 12' } },
    refused: { params: { id: pendingOrder._id }, body: { status: 'refunded' } },
  },
  undoPaymentByHand: {
    granted: { params: { id: pendingOrder._id }, body: { status: 'paid' } },
    refused: { params: { id: nowhere }, body: { status: 'paid' } },
  },
  moveOrderStock: {
    granted: { params: { id: orderId }, body: { move: 'return' } },
    refused: { params: { id: nowhere }, body: { move: 'return' } },
  },
  getOrderMailSettings: { granted: nothing },
  saveOrderMail: {
    granted: { params: { template: 'confirmation' }, body: { state: 'on', texts: {}, updatedAt: null } },
  },
  saveOrderMailLanguage: { granted: { params: {}, body: { language: 'de' } } },
  previewOrderMail: {
    granted: { params: {}, body: mailDraft },
    refused: { params: {}, body: { ...mailDraft, text: ' ' } },
  },
  testOrderMail: { granted: { params: {}, body: mailDraft } },
  getOrderMails: {
    granted: { params: { id: orderId }, body: undefined },
    refused: { params: { id: nowhere }, body: undefined },
  },
  sendOrderMail: {
    granted: { params: { id: orderId }, body: { template: 'confirmation' } },
    refused: { params: { id: nowhere }, body: { template: 'confirmation' } },
  },
  createOrderByHand: {
    granted: {
      params: {},
      body: { ...placedOrder, payment: 'paid', reference: 'Receipt 12', note: 'Call first' },
    },
    refused: { params: {}, body: { ...placedOrder, price: 1 } },
  },
};
