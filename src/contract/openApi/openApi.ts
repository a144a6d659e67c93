import { admin } from '../accounts/admin.ts';
import type { Call } from '../call.ts';
import { calls, extensions } from '../calls.ts';
import { historyEntry } from '../history/history.ts';
import { IDEMPOTENCY_KEY_CAPABILITY } from '../idempotency.ts';
import { MAX_PAGE_SIZE } from '../lists/pageCall.ts';
import { LIST_REVISION_HEADER, LIVE_CAPABILITY, liveStream } from '../live/live.ts';
import { order } from '../orders/order.ts';
import { product } from '../products/product.ts';
import { noQuery } from '../query.ts';
import { STORE_OPEN_API_PATH } from '../storefront/storeKeys.ts';
import { CONTRACT_VERSION } from '../versions.ts';
import { callWords, publicCalls } from './callWords.ts';
import { createToJsonSchema, type Descriptions, type Json } from './jsonSchema.ts';
import { buildPaths, type DocumentRules, errorResponse, errorSchema } from './operations.ts';

/** Path of this document, which needs no session. */
export const OPEN_API_PATH = '/api/openapi.json';

export const descriptions: Descriptions = {
  capabilities: 'What the backend can do beyond the sixteen calls.',
  remainingTime: 'Seconds until the newest code expires.',
  totalRevenueAmount: 'In the main unit of the store’s currency: rupees, not paise.',
  reviews: 'Their number, or the reviews.',
  publicId: 'Identifies the image in edits.',
  url: 'Absolute, or relative to the backend.',
  thumbUrl: 'A small copy.',
  discountPercentage: 'Whole percent.',
  createdAt: 'ISO 8601.',
  updatedAt: 'ISO 8601. Of the version that a change is based on.',
  publishedDate: 'ISO 8601.',
  at: 'ISO 8601.',
  orderCurrency: 'ISO 4217. By default the store’s.',
  orderTimeZone: 'IANA name. By default the store’s.',
  orderId: 'The number that customers and administrators see.',
  productPrice: 'Of one unit.',
  q: 'The search.',
  page: 'Starts at 1. A page beyond the last returns the last.',
  rows: 'Rows of a page.',
  precision: '`atLeast`: counting stopped there, so there may be more.',
  revision: 'Changes with every write to the list.',
  optionCounts: 'Rows of the whole list per option of each filter.',
  facetCounts:
    'Rows per option of each filter that match the search and the other filters, with their total as `all`.',
};

const named = { Admin: admin, Product: product, Order: order, HistoryEntry: historyEntry };
const toJsonSchema = createToJsonSchema(descriptions, named);

const described = { ...calls, ...extensions };
const names = Object.keys(described) as (keyof typeof described)[];

const refusals = {
  Invalid: 'The request is invalid. `field` names the field, if the message is about one.',
  SignedOut: 'Nobody is signed in.',
  Forbidden: 'The account may not do this, or the page of another site has sent it.',
  KeyReused: 'The Idempotency-Key was used for another request.',
  TooMany: 'Too many requests. Retry after the seconds of `Retry-After`.',
  Failure:
    'Another failure: a request that is too large (413) or of another type (415), or a server that can’t answer now (5xx).',
};

const toReference = (name: keyof typeof refusals): Json => ({ $ref: `#/components/responses/${name}` });

const rules: DocumentRules = {
  toJsonSchema,
  descriptions,
  numberParameters: {
    page: { type: 'integer', minimum: 1 },
    rows: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  },
  idempotencyKey: `The same value if the request is sent again. Only for backends with \`${IDEMPOTENCY_KEY_CAPABILITY}\`.`,
  responses: 'input',
  getRefusals: (call, isPublic) => ({
    ...((call.bodyType !== 'none' || call.query !== noQuery) && { 400: toReference('Invalid') }),
    ...(!isPublic && { 401: toReference('SignedOut') }),
    403: toReference('Forbidden'),
    ...((call.acceptsIdempotencyKey || call.requiresIdempotencyKey) && { 422: toReference('KeyReused') }),
    429: toReference('TooMany'),
    default: toReference('Failure'),
  }),
};

const liveUpdates: Json = {
  operationId: 'live',
  summary: 'Sends the revision of each list, at once and after each change',
  description:
    `The data of each event \`revisions\` is a \`Revisions\`. Responses with a list have its revision in \`${LIST_REVISION_HEADER}\`. ` +
    `At least every ${liveStream.heartbeatMs / 1000} seconds, there is an event or a comment.`,
  responses: {
    200: {
      description: 'Server-sent events, without an end.',
      content: { [liveStream.contentType]: { schema: { type: 'string' } } },
    },
    401: toReference('SignedOut'),
    default: toReference('Failure'),
  },
};

/** Groups an operation with those that a backend offers together. */
const toGroup = (capability?: string): Json =>
  capability === undefined
    ? { tags: ['The sixteen calls'] }
    : { tags: [capability], 'x-capability': capability };

/** Builds the OpenAPI 3.1 document of the calls of the front end from the contract. */
export const buildOpenApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Counter',
    version: CONTRACT_VERSION,
    description:
      'The calls of Counter’s front end. A backend needs the sixteen calls. It offers the others by naming their capability ' +
      '(`x-capability`) in the response of `checkAdmin`, and then needs all calls with that capability. ' +
      `Storefronts have calls of their own: ${STORE_OPEN_API_PATH}.`,
  },
  servers: [{ url: '/' }],
  security: [{ session: [] }],
  paths: {
    ...buildPaths(
      names.map((name) => {
        const isPublic = publicCalls.includes(name);
        const { capability }: Call = described[name];
        const more = { ...toGroup(capability), ...(isPublic && { security: [] }) };
        return { name, call: described[name], words: callWords[name], isPublic, more };
      }),
      rules,
    ),
    [liveStream.path]: { get: { ...liveUpdates, ...toGroup(LIVE_CAPABILITY) } },
  },
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'sid',
        description:
          'Set at sign-in. Backends may give it another name; Counter calls it `__Host-sid` over https.',
      },
    },
    responses: Object.fromEntries(
      Object.entries(refusals).map(([name, description]) => [name, errorResponse(description)]),
    ),
    schemas: {
      Error: errorSchema,
      Revisions: toJsonSchema(liveStream.events.revisions, 'input'),
      ...Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [name, toJsonSchema(schema, 'input')]),
      ),
    },
  },
});
