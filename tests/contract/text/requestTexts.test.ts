import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { INVISIBLE_CHARACTERS } from './invisibleCharacters.ts';

// The texts of all requests are found in the schemas, so that a new one is covered.

/** Texts that a request must contain exactly: passwords, and what programs create. */
const EXACT: ReadonlySet<string> = new Set([
  'login.password',
  'register.password',
  'resetPassword.password',
  'resetPassword.confirmPassword',
  'changePassword.currentPassword',
  'changePassword.password',
  ...['startPasskey', 'removePasskey', 'saveSignInRule', 'createRecoveryCodes'].map(
    (call) => `${call}.currentPassword`,
  ),
  'signInWithRecoveryCode.challenge',
  ...['signInWithPasskey', 'addPasskey'].flatMap((call) =>
    [
      'id',
      'rawId',
      'response.clientDataJSON',
      'response.authenticatorData',
      'response.signature',
      'response.userHandle',
      'response.attestationObject',
      'response.transports[]',
    ].map((field) => `${call}.credential.${field}`),
  ),
  // Ids, URLs and versions that came from the server.
  ...['createProduct', 'editProduct'].flatMap((call) =>
    ['url', 'publicId'].map((field) => `${call}.product.images[].${field}`),
  ),
  'editProduct.product.updatedAt',
  'editProduct.imagesToDelete[]',
  'saveStoreDetails.details.logo.url',
  'saveStoreDetails.details.logo.publicId',
  'saveStoreDetails.details.updatedAt',
  'issueInvoices.orderIds[]',
  'updateOrderStatus.from',
  'saveOrderMail.updatedAt',
  'saveOrderNote.noteId',
  // Chosen from a list.
  'saveStoreDetails.details.currency',
  'saveStoreDetails.details.timeZone',
  // Written by the app.
  ...['id', 'query', 'createdAt', 'layout.order[]', 'layout.hidden[]'].map((field) => `saveView.${field}`),
  'setDefaultView.id',
  ...['from', 'to', 'beforeFrom', 'beforeTo'].map((day) => `getSalesReport.${day}`),
]);

type Schema = z.core.$ZodTypes;
type Text = { path: string; schema: Schema };

/** Returns the texts of a schema with their paths, such as `login.email`. */
function findTexts(schema: Schema, path: string): Text[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        findTexts(field as Schema, `${path}.${name}`),
      );
    case 'array':
      return findTexts(def.element as Schema, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => findTexts(option as Schema, path));
    case 'pipe':
      return [def.in, def.out].flatMap((part) => findTexts(part as Schema, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'catch':
      return findTexts(def.innerType as Schema, path);
    default:
      return [];
  }
}

const texts = Object.entries<Call>({ ...calls, ...extensions, ...storeApi }).flatMap(([name, call]) =>
  [call.body, call.query].flatMap((schema) => findTexts(schema as unknown as Schema, name)),
);
const typedTexts = texts
  .filter(({ path }) => !EXACT.has(path))
  .map(({ path, schema }) => [path, schema] as const);

/** Values that a text may need: a name, an address, numbers of four and one digits, ranges, a link and a language. */
const VALUES = [
  'asha',
  'asha@store.example',
  '4242',
  '1',
  '1..2',
  '2026-11-20T00:00:00.000Z..',
  'https://carrier.example/1',
  'en',
];

const parse = (schema: Schema, value: string) => z.safeParse(schema, value);

it('finds the texts of requests', () => {
  expect(typedTexts.length).toBeGreaterThan(50);
});

it('lists only texts that exist as exact', () => {
  const paths = new Set(texts.map(({ path }) => path));
  expect([...EXACT].filter((path) => !paths.has(path) && !/\.credential\./.test(path))).toEqual([]);
});

it.each(typedTexts)('%s is cleaned of invisible characters at its ends', (_, schema) => {
  const value = VALUES.find((one) => parse(schema, one).success)!;
  for (const hidden of INVISIBLE_CHARACTERS)
    expect([hidden, parse(schema, hidden + value + hidden)]).toEqual([
      hidden,
      { success: true, data: value },
    ]);
});

describe.each(texts.filter(({ path }) => EXACT.has(path)))('$path', ({ schema }) => {
  it('is not cleaned', () => {
    const { success, data } = parse(schema, ' \u200bx');
    expect([' \u200bx', undefined]).toContain(success ? data : undefined);
  });
});
