import * as fc from 'fast-check';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { LIST_NAMES } from '#contract/lists/lists.ts';
import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { PRODUCT_CATEGORIES, PRODUCT_STATUSES, STOCK_UNITS } from '#contract/products/productFields.ts';
import { MAX_QUANTITY, PAYMENT_OUTCOMES } from '#contract/storefront/storeOrders.ts';
import { WEBHOOK_TYPES } from '#contract/webhooks/webhookEvents.ts';
import type { Endpoints } from '#server/base/handler.ts';
import { CARTS, rightQuery, wrongQuery } from './queries.ts';
import {
  arbitraryJson,
  arbitraryLanguage,
  arbitrarySource,
  arbitraryText,
  arbitraryValue,
} from './arbitraryValues.ts';

export const endpoints: Endpoints = { ...calls, ...extensions, ...storeApi };
type EndpointName = keyof Endpoints;

/** Few values, so that later requests use accounts and codes of earlier ones. */
const person = fc.nat(400).map((number) => `person${number}@store.example`);
const email = fc.oneof({ weight: 6, arbitrary: person }, { weight: 1, arbitrary: fc.emailAddress() });
const password = fc.constantFrom('a long secret', 'another long secret');
const otp = fc.stringMatching(/^\d{6}$/);
const messages = (most: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }).map((one) => `${one}x`);

/** More views than an administrator can save, but few enough that later requests change and delete existing ones. */
const VIEW_COUNT = 120;
export const toViewId = (number: number) => `view-${number % VIEW_COUNT}`;
const viewId = fc.nat(VIEW_COUNT).map(toViewId);
const list = fc.constantFrom(...LIST_NAMES);
const columnIds = fc.subarray(['image', 'price', 'stock', 'discount']);

const webhookTypes = fc.subarray([...WEBHOOK_TYPES], { minLength: 1 });

const writtenBodies: Partial<Record<EndpointName, fc.Arbitrary<Record<string, unknown>>>> = {
  login: fc.record({ email, password }),
  register: fc.record({
    email,
    password,
    fullName: messages(20),
    phoneNumber: fc.constantFrom(undefined, '+91 98 7654'),
  }),
  checkOtpStatus: fc.record({ email }),
  verifyOtp: fc.record({ email, otp }),
  resendOtp: fc.record({ email }),
  forgotPassword: fc.record({ email }),
  resetPassword: password.map((one) => ({ password: one, confirmPassword: one })),
  saveView: fc.record({
    id: viewId,
    list,
    name: messages(20),
    query: fc.constantFrom('', 'stock=low&q=%E2%9C%93'),
    layout: fc.record({
      order: columnIds,
      hidden: columnIds,
      density: fc.constantFrom('comfortable', 'compact'),
    }),
    visibility: fc.constantFrom('own', 'shared'),
    createdAt: fc.constant('2026-11-20T10:00:00.000Z'),
  }),
  setDefaultView: fc.record({ list, id: fc.oneof(viewId, fc.constant(null)) }),
  updateOrderStatus: fc.record(
    { status: fc.constantFrom(...ORDER_STATUSES), from: fc.string() },
    { requiredKeys: ['status'] },
  ),
  createStoreKey: fc.record({ name: messages(20) }),
  createWebhookEndpoint: fc.record({ url: fc.webUrl(), types: webhookTypes }),
  saveWebhookEndpoint: fc.record(
    { url: fc.webUrl(), types: webhookTypes, status: fc.constantFrom('active', 'paused') },
    { requiredKeys: [] },
  ),
  // The product and its price are filled in when it is sent.
  placeOrder: fc.record({
    productId: fc.constant(''),
    price: fc.constant(0),
    quantity: fc.constantFrom(1, 1, 2, 7, MAX_QUANTITY),
    deliveryCharges: fc.constantFrom(0, 49.9),
    buyer: fc.record({ fullName: messages(20), email }),
    address: fc.record({ name: messages(20), address: messages(20), city: messages(20) }),
    cart: fc.constantFrom(undefined, ...CARTS),
    locale: fc.constantFrom(undefined, 'en', 'pt-br', 'zh-Hant-TW'),
  }),
  recordPayment: fc.record(
    {
      status: fc.constantFrom(...PAYMENT_OUTCOMES),
      paymentId: fc.uuid(),
      card: fc.constant({ network: 'Visa', lastFour: '4242' }),
    },
    { requiredKeys: ['status'] },
  ),
};

/** Calls whose valid bodies can be generated. The others need passwords, passkeys or the present details. */
const canBeRight = (name: EndpointName) =>
  name !== 'saveStoreDetails' && (endpoints[name].bodyType !== 'json' || name in writtenBodies);

const money = fc.integer({ min: 100, max: 1_000_000 });
const validProduct = fc
  .record({
    name: messages(30),
    description: messages(200),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
    subCategory: fc.constantFrom(undefined, 'Lamps'),
    brand: messages(20),
    actualPrice: money,
    part: fc.constantFrom(undefined, 0.5, 1),
    stock: fc.nat(1000),
    stockUnit: fc.constantFrom(...STOCK_UNITS),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    isFeatured: fc.boolean(),
    locations: fc.subarray(['india', 'japan', 'mexico'], { minLength: 1 }),
    sizes: fc.constantFrom(undefined, ['S', 'M']),
  })
  .map(({ part, ...fields }) => ({ ...fields, ...(part && { discountedPrice: fields.actualPrice * part }) }));

/** Usually this value, and sometimes another. */
const rarely = <T, U>(every: number, usual: T, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: every - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

type BodyKind =
  | { kind: 'nothing' }
  /** The call's body as JSON, or invalid JSON. */
  | { kind: 'text'; text: string; type: string }
  /** `product` is JSON of a product without images, or any text. */
  | { kind: 'form'; product: string; imageCount: number; more: Part[]; cut: number | null };

export type Part =
  | { name: string; text: string }
  | { name: string; bytes: Uint8Array; fileName: string; type: string };

/** A generated request. IDs are filled in when it is sent. */
export type FuzzRequest = {
  name: EndpointName;
  /** Whether the request is valid. */
  isRight: boolean;
  method: string | undefined;
  otherPath: string | null;
  /** Index of an existing product, order or view, or any text as ID. */
  target: number | string;
  /** Query of the URL, including the question mark. */
  query: string;
  sending: BodyKind;
  cookie: 'mine' | '' | 'sid=%' | 'sid=x; sid=y' | '=';
  /** The Authorization header: with the session's key of the Store API, none or another one. */
  authorization: string;
  /** The Idempotency-Key header, or '' for none. */
  idempotencyKey: string;
  tag: string;
  /** The headers that say what a write is made by, or '' for none. */
  source: { kind: string; file: string };
  /** The Accept-Language header, or '' for none. */
  language: string;
  address: number;
};

const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    name: fc.constantFrom('images', 'images', 'images', 'product'),
    bytes: fc.uint8Array({ maxLength: 50 }),
    fileName: arbitraryText,
    type: fc.constantFrom('', 'image/gif'),
  }),
  fc.record({
    name: fc.constantFrom('product', 'imagesToDelete', 'images', 'other', '__proto__'),
    text: fc.oneof(arbitraryJson, fc.constant('[]')),
  }),
);

/** Replaces one field of a valid body. */
const withInvalidField = (right: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> =>
  fc
    .tuple(right, fc.nat(30), fc.constantFrom('', '', '', '__proto__', 'role', 'updatedAt'), arbitraryValue)
    .map(([body, index, other, value]) => {
      const names = Object.keys(body);
      return JSON.stringify({ ...body, [other || names[index % names.length] || 'x']: value });
    });

const right = (name: EndpointName): fc.Arbitrary<BodyKind> => {
  if (endpoints[name].bodyType === 'multipart') {
    const imageCount = fc.constantFrom(1, 1, 1, 2);
    const product = validProduct.map((one) => JSON.stringify(one));
    return fc.record({
      kind: fc.constant('form'),
      product,
      imageCount,
      more: fc.constant<Part[]>([]),
      cut: fc.constant(null),
    });
  }
  const body = writtenBodies[name];
  if (!body) return fc.constant({ kind: 'nothing' });
  const type = fc.constant('application/json');
  return fc.record({ kind: fc.constant('text'), text: body.map((one) => JSON.stringify(one)), type });
};

const wrong = (name: EndpointName): fc.Arbitrary<BodyKind> => {
  const usually = (type: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(type) },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json;', '') },
    );
  const asText = (text: fc.Arbitrary<string>) =>
    fc.record({ kind: fc.constant('text'), text, type: usually('application/json') });
  if (endpoints[name].bodyType !== 'multipart') {
    const body = writtenBodies[name];
    return asText(body ? fc.oneof(arbitraryJson, withInvalidField(body)) : arbitraryJson);
  }
  const product = fc.oneof(
    validProduct.map((one) => JSON.stringify(one)),
    withInvalidField(validProduct),
    arbitraryJson,
  );
  const form = fc.record({
    kind: fc.constant('form'),
    product,
    imageCount: fc.nat(7),
    more: fc.oneof(fc.constant<Part[]>([]), fc.array(part, { maxLength: 4 })),
    cut: rarely(3, null, fc.double({ min: 0, max: 1, noNaN: true })),
  });
  return fc.oneof({ weight: 6, arbitrary: form }, { weight: 1, arbitrary: asText(arbitraryJson) });
};

const address = fc.nat(16_000_000);
const names = Object.keys(endpoints) as EndpointName[];

const rightRequest = fc.constantFrom(...names.filter(canBeRight)).chain((name): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    name: fc.constant(name),
    isRight: fc.constant(true),
    method: fc.constant(undefined),
    otherPath: fc.constant(null),
    target: fc.nat(1000),
    query: rightQuery(name),
    sending: right(name),
    cookie: fc.constant('mine'),
    authorization: fc.constant(name in storeApi ? 'mine' : ''),
    idempotencyKey: endpoints[name].requiresIdempotencyKey ? fc.uuid() : fc.constant(''),
    tag: fc.constant(''),
    source: arbitrarySource,
    language: arbitraryLanguage,
    address,
  }),
);

const wrongRequest = fc.constantFrom(...names).chain((name): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    name: fc.constant(name),
    isRight: fc.constant(false),
    method: rarely(4, undefined, fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD')),
    otherPath: rarely(12, null, fc.webPath()),
    target: fc.oneof(fc.nat(1000), arbitraryText),
    query: wrongQuery(name),
    sending: fc.oneof({ weight: 4, arbitrary: wrong(name) }, { weight: 1, arbitrary: right(name) }),
    cookie: fc.constantFrom('mine', 'mine', 'mine', '', 'sid=%', 'sid=x; sid=y', '='),
    authorization: fc.constantFrom(
      'mine',
      'mine',
      'mine',
      '',
      'Bearer',
      'Bearer counter_store_x',
      'Basic eDp5',
    ),
    idempotencyKey: fc.constantFrom('', '"', 'once', 'twice', '"once"', 'k'.repeat(101)),
    tag: fc.constantFrom('', '*', 'W/"', ',,,', '"'),
    source: arbitrarySource,
    language: arbitraryLanguage,
    address,
  }),
);

const anyRequest = fc.oneof({ weight: 2, arbitrary: rightRequest }, { weight: 3, arbitrary: wrongRequest });

/** Generates the same requests for the same seed. */
export const generateRequests = (count: number, seed: number): FuzzRequest[] =>
  fc.sample(anyRequest, { numRuns: count, seed });
