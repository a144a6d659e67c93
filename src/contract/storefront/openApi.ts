import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { storeApi, type StoreApi } from '../calls.ts';
import { IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_LENGTH } from '../idempotency.ts';
import { STORE_API_VERSION } from '../versions.ts';
import { amount } from '../wire/lenient.ts';
import { buildWebhooks } from './openApiWebhooks.ts';
import { blankToMissing } from './optional.ts';
import { MAX_STORE_PAGE_SIZE } from './storePage.ts';

type Json = Record<string, unknown>;

type Operation = {
  summary: string;
  description?: string;
  /** The response has an ETag, by which it can be revalidated. */
  hasETag?: true;
  /** Refusals by status, besides those of every call. */
  refusals?: Record<number, string>;
};

const operations: Record<keyof StoreApi, Operation> = {
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

/** Descriptions of fields and parameters by their name, or by the name of their object and their own. */
export const descriptions: Record<string, string> = {
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

/** Returns the schema that a transformation of the contract starts from, without null, which is never sent. */
function getSentSchema(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  if (schema === amount) return z.number();
  const { def } = schema._zod;
  if (def.type !== 'pipe' || (def.out as z.core.$ZodTypes)._zod.def.type !== 'transform') return undefined;
  const inner = (def.in as z.core.$ZodTypes)._zod.def;
  return inner.type === 'nullable' ? inner.innerType : def.in;
}

/** Describes an optional field, which may also be null or blank. */
function describeOptional(json: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  if (json.type !== 'string')
    return { anyOf: [json, { type: ['string', 'null'], pattern: String.raw`^\s*$` }] };
  const { minLength: _, ...text } = json;
  return { ...text, type: ['string', 'null'] };
}

/** Returns the schema of a field that is read by `optional`; undefined for any other schema. */
function getOptionalField(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  return def.type === 'pipe' && def.in === blankToMissing ? def.out : undefined;
}

/** Describes the fields of a schema, except objects, whose fields are described. `parent` is the object's name. */
function describe(schema: z.core.JSONSchema.BaseSchema, parent = ''): z.core.JSONSchema.BaseSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    if (typeof property !== 'object') return [name, property];
    const description = property.properties
      ? undefined
      : (descriptions[`${parent}.${name}`] ?? descriptions[name]);
    return [name, { ...describe(property, name), ...(description && { description }) }];
  });
  const { items } = schema;
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: describe(items) }),
  };
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const sent = io === 'output' ? getSentSchema(zodSchema) : undefined;
      if (sent) Object.assign(jsonSchema, toJsonSchema(sent, io));
      const field = io === 'input' ? getOptionalField(zodSchema) : undefined;
      if (field) {
        // Zod has described the field as if it were required.
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, describeOptional(toJsonSchema(field, io)));
      }
      // Later versions may add fields to responses.
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return describe(json);
}

const toParameters = ({ path, query, requiresIdempotencyKey }: Call, { hasETag }: Operation): Json[] => {
  const defaults = query.safeParse({}).data as Json | undefined;
  const { properties = {} } = toJsonSchema(query, 'input');
  return [
    ...Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      ...(descriptions[name] && { description: descriptions[name] }),
      schema: {
        ...(numberParameters[name] ?? { ...(schema as Json), type: 'string' }),
        default: defaults?.[name],
      },
    })),
    ...(requiresIdempotencyKey
      ? [
          {
            name: IDEMPOTENCY_KEY_HEADER,
            in: 'header',
            required: true,
            description:
              'A new value for each order, such as a UUID, and the same value when the order is sent again.',
            schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
          },
        ]
      : []),
    ...(hasETag
      ? [
          {
            name: 'If-None-Match',
            in: 'header',
            description: 'The ETag of an earlier response to the same request.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
};

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function toOperation(name: keyof StoreApi, call: Call): Json {
  const operation = operations[name];
  const { summary, description, hasETag, refusals = {} } = operation;
  const refused = Object.entries(refusals).map(([status, text]) => [status, errorResponse(text)]);
  const data = {
    type: 'object',
    properties: { data: toJsonSchema(call.response, 'output') },
    required: ['data'],
  };
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    parameters: toParameters(call, operation),
    ...(call.bodyType === 'json' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(call.body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: data } } },
      ...(hasETag && { 304: { description: 'Unchanged since the response with this ETag.' } }),
      ...Object.fromEntries([
        [400, errorResponse('The request is invalid. `message` names the field or parameter.')],
        [401, errorResponse('The key is missing, unknown or was revoked.')],
        ...refused,
        [429, errorResponse('Too many requests with this key. Retry after the seconds of `Retry-After`.')],
      ]),
      default: errorResponse(
        'Another failure: a request that is too large (413) or not JSON (415), or a server that can’t answer now (5xx). ' +
          'After a 5xx, send the same request again later.',
      ),
    },
  };
}

function toPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(storeApi)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name as keyof StoreApi, call) };
  }
  return paths;
}

/** Builds the OpenAPI 3.1 document of the Store API from the contract. */
export const buildOpenApi = (): Json => ({
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
  paths: toPaths(),
  webhooks: buildWebhooks(toJsonSchema),
  components: {
    securitySchemes: { storeKey: { type: 'http', scheme: 'bearer', description: 'A key of the Store API.' } },
    schemas: {
      Error: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'What is wrong, for people.' },
          field: { type: 'string', description: 'The field of the request that the message is about.' },
        },
        required: ['message'],
      },
    },
  },
});
