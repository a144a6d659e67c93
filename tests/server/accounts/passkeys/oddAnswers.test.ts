import { beforeEach, expect, it } from 'vitest';
import type { Log } from '#server/base/deps.ts';
import { silentLog, type ServerUnderTest, startServerUnderTest } from '../../serverUnderTest.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { createPasskeyUser, type PasskeyUser, registerPasskeyUser } from './passkeyOwner.ts';

// Anybody can send an answer to a WebAuthn challenge. Whatever its parts are, the server refuses it.

const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

/** Values of any type, for parts that should be texts. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '=',
  'a+b/c==',
  '__proto__',
  'x'.repeat(30_000),
  [],
  ['x'],
  [[]],
  {},
  { length: 1 },
  { toString: null },
  { $gt: '' },
];

/** base64url of bytes that are no client data, authenticator data, signature or CBOR. */
const ODD_BYTES: readonly string[] = [
  'A',
  'AA',
  '_w',
  'gA',
  // CBOR: maps without end, of the wrong keys, and with lengths beyond the end.
  'vw',
  'oA',
  'o2NmbXRkbm9uZQ',
  'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkQAA',
  'n5-fn5-fn5-fn5-fn5-fn5-f',
  'u___________',
  encode(null),
  encode([]),
  encode('text'),
  encode(1),
  'A'.repeat(20_000),
];

let server: ServerUnderTest;
let asha: PasskeyUser;
let authenticator: Authenticator;
let visitor: PasskeyUser;
let address: number;
const failures: object[] = [];
const log: Log = { ...silentLog, error: (fields) => void failures.push(fields) };

beforeEach(async () => {
  failures.length = 0;
  address = 0;
  server = await startServerUnderTest({ log });
  asha = await registerPasskeyUser(server);
  ({ authenticator } = await asha.add());
  visitor = createPasskeyUser(server);
});

/** Sends a request from a new address, because refused sign-ins are limited. */
async function send(user: PasskeyUser, path: string, body: unknown): Promise<number> {
  address += 1;
  const response = await user.post(path, body, { 'test-address': `198.51.100.${address}` });
  return response.status;
}

type Json = Record<string, unknown>;

/** Returns copies of an answer in which one part, at any depth, is odd. */
function breakParts(answer: Json, parts: readonly string[]): Json[] {
  const values = [...ODD, ...ODD_BYTES];
  return parts.flatMap((part) => {
    const [name = '', inner] = part.split('.');
    return values.map((value) => ({
      ...answer,
      [name]: inner === undefined ? value : { ...(answer[name] as Json), [inner]: value },
    }));
  });
}

/** Parts of every answer. */
const PARTS = ['id', 'rawId', 'type', 'response', 'response.clientDataJSON'];
/** Parts that the server doesn't use, so that an answer can be valid with odd ones. */
const UNUSED_PARTS = [
  'authenticatorAttachment',
  'clientExtensionResults',
  'response.userHandle',
  'response.transports',
];

/** Returns the answer with client data that has one odd field. */
const breakClientData = (answer: Json, fields: readonly string[]): Json[] => {
  const response = answer['response'] as { clientDataJSON: string };
  const clientData = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as Json;
  return fields.flatMap((field) =>
    ODD.filter((value) => value !== clientData[field]).map((value) => {
      const clientDataJSON = encode({ ...clientData, [field]: value });
      return { ...answer, response: { ...response, clientDataJSON } };
    }),
  );
};

/** Sends answers to the same challenge. Returns the different statuses. */
async function sendAll(answers: readonly unknown[], sendOne: (credential: unknown) => Promise<number>) {
  const statuses = new Set<number>();
  for (const answer of answers) statuses.add(await sendOne(answer));
  return [...statuses].toSorted();
}

it('refuses any sign-in whose answer is malformed', async () => {
  const answer: Json = authenticator.use(await visitor.startSignIn());
  const signIn = (credential: unknown) => send(visitor, '/api/admin/passkey-login', { credential });
  const refused = [
    ...ODD,
    ...breakParts(answer, [...PARTS, 'response.authenticatorData', 'response.signature']),
    ...breakClientData(answer, ['challenge', 'type', 'origin', 'topOrigin', 'tokenBinding']),
  ];
  expect(await sendAll(refused, signIn)).toEqual([400, 410]);
  // The first valid one uses up the challenge.
  expect(await sendAll(breakParts(answer, UNUSED_PARTS), signIn)).toEqual([200, 400, 410]);
  expect(failures).toEqual([]);
});

it('refuses any new passkey whose answer is malformed', async () => {
  const { options } = (await asha.start()) as { options: { challenge: string } };
  const answer: Json = createAuthenticator().create(options.challenge);
  const add = (credential: unknown) => send(asha, '/api/account/passkeys', { name: 'Laptop', credential });
  const refused = [
    ...ODD,
    ...breakParts(answer, [...PARTS, 'response.attestationObject']),
    ...breakClientData(answer, ['challenge', 'type', 'origin']),
  ];
  expect(await sendAll(refused, add)).toEqual([400, 410]);
  const unused = [
    ...breakParts(answer, UNUSED_PARTS),
    ...breakClientData(answer, ['crossOrigin', 'topOrigin', 'tokenBinding']),
  ];
  expect(await sendAll(unused, add)).toEqual([200, 400, 410]);
  expect(failures).toEqual([]);
});

it.each(['challenge', 'code'])('refuses any recovery code whose %s is malformed', async (part) => {
  const statuses = new Set<number>();
  for (const value of ODD) {
    const body = { challenge: await visitor.startSignIn(), code: 'x', [part]: value };
    statuses.add(await send(visitor, '/api/admin/recovery-login', body));
  }
  expect([...statuses].toSorted()).toEqual([400, 410]);
  expect(failures).toEqual([]);
});
