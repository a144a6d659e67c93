import { storeApi, type StoreApi } from '../calls.ts';
import { createToJsonSchema, type Descriptions, type Json } from '../openApi/jsonSchema.ts';
import {
  buildPaths,
  type CallWords,
  type DocumentRules,
  errorResponse,
  errorSchema,
} from '../openApi/operations.ts';
import { buildWebhooks } from './storeOpenApiWebhooks.ts';
import { MAX_STORE_PAGE_SIZE } from './storePage.ts';
import { STORE_API_VERSION } from '../versions.ts';

const callWords: Record<keyof StoreApi, CallWords> = {
  getStoreProducts: {
    summary: 'Lists the products on sale, page by page, newest first',
    hasETag: true,
  },
  getStoreProduct: {
    summary: 'Returns a product on sale',
    hasETag: true,
    refusals: { 404: 'There is no such product, or it isn’t on sale.' },
  },
  placeOrder: {
    summary: 'Places an order for one product and lowers its stock',
    description:
      'The server computes the total. A repeated request with the same Idempotency-Key returns the same order, at any ' +
      'time, so retry a request without a response.',
    refusals: {
      404: 'The product isn’t on sale. `field` is `productId`.',
      409: 'The store has another currency (`field` is `currency`), the price has changed (`field` is `price`), or the stock is too low (`field` is `quantity`).',
      422: 'The Idempotency-Key was used for another order.',
    },
  },
  recordPayment: {
    summary: 'Records the payment of an order',
    description:
      'A pending payment can become paid or failed, a failed one paid, and a paid one refunded. The same status again ' +
      'changes nothing, and neither does paid with the same paymentId after the refund; the response has the order’s ' +
      'status. The paymentId of a failed payment isn’t recorded, because the customer may pay with another one. ' +
      'A failed or refunded payment doesn’t put the stock back; cancelling the order does. ' +
      'Never send a whole card number.',
    refusals: {
      404: 'There is no such order.',
      409: 'The payment can’t change to this status (`field` is `status`), or the order has another payment (`field` is `paymentId`).',
    },
  },
  getStoreOrders: {
    summary: 'Lists the orders of a buyer or of a cart, page by page, newest first',
    description:
      'Send exactly one of `buyer` and `cart`. The orders of all storefronts are listed, so make sure on your server that ' +
      'the customer is signed in with this email address, or that the cart is their own.',
  },
  getStoreOrder: {
    summary: 'Returns an order as it is now',
    refusals: { 404: 'There is no such order.' },
  },
  cancelOrder: {
    summary: 'Cancels an order that isn’t dispatched yet, and puts its pieces back into stock',
    description:
      'A cancelled order stays as it is, so retry a request without a response. A paid order stays paid: refund the ' +
      'customer, and record it with `recordPayment`.',
    refusals: {
      404: 'There is no such order.',
      409: 'The order is out for delivery or delivered.',
    },
  },
};

export const descriptions: Descriptions = {
  search: 'Part of the name, the SKU or the barcode.',
  page: 'Starts at 1. A page beyond the last returns the last.',
  count: 'On all pages.',
  precision: '`atLeast`: counting stopped there, so there may be more.',
  currency:
    'ISO 4217 code of all prices. Null if the store has set none. An order may repeat the currency that the customer saw.',
  orderCurrency: 'ISO 4217 code of all amounts. The order keeps it.',
  orderTimeZone: 'IANA name of the time zone that the order is dated in. The order keeps it.',
  actualPrice: 'The price of one unit without the discount.',
  discountedPrice: 'The price of one unit with the discount. Missing without one.',
  discountPercentage: 'Whole percent.',
  price: 'What the customer pays for one unit. An order repeats the price that the customer saw.',
  sku: 'The store’s own code of the product. Missing without one.',
  barcode: 'Such as a GTIN, an EAN or an ISBN, without a check. Several products may have the same one.',
  stock: 'Units that can be ordered.',
  stockUnit: 'What a unit is, such as pieces or kg.',
  images: 'The first one is the thumbnail.',
  url: 'Relative to the server.',
  'tracking.url': 'Shows where the parcel is.',
  thumbUrl: 'A small copy, relative to the server.',
  publishedDate: 'ISO 8601.',
  productId: 'The `_id` of the product.',
  quantity: 'Whole units of the product.',
  deliveryCharges: 'Added to the total, in the store’s currency.',
  email: 'Identifies the customer. Stored in lower case.',
  address: 'Street and house number, in one or several lines.',
  addressType: 'Such as home or work.',
  paymentId: 'Of the payment gateway.',
  gateway: 'The payment gateway.',
  lastFour: 'The last four digits of the card.',
  upi: 'UPI address.',
  productPrice: 'The price of one unit without the discount.',
  totalDiscount: 'Of all units.',
  platformFee: 'Always 0.',
  totalAmount: 'Computed by the server.',
  createdAt: 'ISO 8601.',
  from: 'What it was before. Null if that is unknown.',
  orderStatus:
    '`pending`, `confirmed`, `out_for_delivery`, `delivered` or `cancelled`. Imported orders may have another one.',
  paymentStatus: '`pending`, `paid`, `failed` or `refunded`. Imported orders may have another one.',
  buyer: 'The email address of the customer, in any case.',
  cart: 'A name for the checkout, the same for all of its orders and for no others in the store, such as a UUID.',
  locale: 'The language that the customer ordered in, as a language tag (BCP 47) such as en or pt-BR.',
  canCancel: 'Whether the storefront can cancel the order now.',
};

/** Schemas of parameters that arrive as text but are whole numbers. */
const numberParameters: Record<string, Json> = {
  page: { type: 'integer', minimum: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_STORE_PAGE_SIZE },
};

const toJsonSchema = createToJsonSchema(descriptions);

const rules: DocumentRules = {
  toJsonSchema,
  descriptions,
  numberParameters,
  idempotencyKey:
    'A new value for each order, such as a UUID, and the same value when the order is sent again.',
  responses: 'output',
  getRefusals: () => ({
    400: errorResponse('The request is invalid. `message` names the field or parameter.'),
    401: errorResponse('The key is missing, unknown or was revoked.'),
    429: errorResponse('Too many requests with this key. Retry after the seconds of `Retry-After`.'),
    default: errorResponse(
      'Another failure: a request that is too large (413) or not JSON (415), or a server that can’t answer now (5xx). ' +
        'After a 5xx, send the same request again later.',
    ),
  }),
};

const names = Object.keys(storeApi) as (keyof StoreApi)[];

/** Builds the OpenAPI 3.1 document of the Store API from the contract. */
export const buildStoreOpenApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Store API',
    version: STORE_API_VERSION,
    description:
      'For the server of a storefront: it reads the catalogue, places, reads and cancels orders and records their payment. Administrators ' +
      'create keys in Counter. A key belongs on a server, never in a page or an app. An optional field or parameter that is ' +
      'null or blank counts as missing. Texts are stored without invisible characters at their ends. Messages are in the ' +
      'language of Accept-Language: English, German, Hindi or Arabic.',
  },
  servers: [{ url: '/' }],
  security: [{ storeKey: [] }],
  paths: buildPaths(
    names.map((name) => ({ name, call: storeApi[name], words: callWords[name] })),
    rules,
  ),
  webhooks: buildWebhooks(toJsonSchema),
  components: {
    securitySchemes: { storeKey: { type: 'http', scheme: 'bearer', description: 'A key of the Store API.' } },
    schemas: { Error: errorSchema },
  },
});
