import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, fillPath } from '#contract/call.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { liveStream } from '#contract/live/live.ts';
import { SESSION_LIFETIME_MS } from '#server/accounts/sessions.ts';
import type { Log } from '#server/base/deps.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { dumpDatabase } from '../dumpDatabase.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { addStoreKey, bearer } from '../storefront/storefront.ts';

/** Calls that need no session. A new call needs one unless it is added here. */
const OPEN: readonly string[] = [
  'checkAdmin',
  'login',
  'logout',
  'register',
  'checkOtpStatus',
  'verifyOtp',
  'resendOtp',
  'forgotPassword',
  'resetPassword',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signInWithRecoveryCode',
] satisfies (keyof typeof calls | keyof typeof extensions)[];

const id = sampleProducts[0]!._id;
const toRequests = (endpoints: Record<string, Call>) =>
  Object.entries(endpoints).map(
    ([name, { method, path }]) =>
      [
        name,
        method,
        fillPath(path, { id, productId: id, orderId: id, entryId: id, noteId: id, template: id }),
      ] as const,
  );
const ofAdministrators = toRequests({ ...calls, ...extensions }).filter(([name]) => !OPEN.includes(name));

let server: ServerUnderTest;
const lines: { event: string; fields: object }[] = [];
/** Headers that open no call of administrators. */
let invalid: Record<string, Record<string, string>>;
let storeKey: string;

beforeAll(async () => {
  const collect = (fields: object, event: string) => void lines.push({ event, fields: { ...fields } });
  const log: Log = { info: collect, warn: collect, error: collect };
  server = await startServerUnderTest({ log });
  const { visitor } = server;
  await visitor.signIn();
  const expired = visitor.cookie;
  server.wait(SESSION_LIFETIME_MS);
  await visitor.signIn();
  const signedOut = visitor.cookie;
  await visitor.post('/api/admin/logout');
  storeKey = (await addStoreKey(server)).secret;
  invalid = {
    'no session': {},
    'an empty token': { cookie: 'sid=' },
    'a random token': { cookie: `sid=${server.deps.createToken()}` },
    'an expired token': { cookie: expired },
    'a token that was signed out': { cookie: signedOut },
    'a key of the Store API': bearer(storeKey),
    'a key of the Store API as a token': { cookie: `sid=${storeKey}` },
  };
});

const send = async (method: string, path: string, headers: Record<string, string>) => {
  const response = await server.app.request(path, { method, headers });
  return { status: response.status, ...(await response.json()) };
};

describe('a call of administrators', () => {
  it.each([...ofAdministrators, ['liveStream', liveStream.method, liveStream.path] as const])(
    'needs a session, changes nothing without one, and is logged: %s [ASVS 7.2.1, 7.4.1, 8.2.1, 8.3.1, 16.3.2]',
    async (_, method, path) => {
      const before = await dumpDatabase(server);
      for (const [name, headers] of Object.entries(invalid)) {
        lines.length = 0;
        expect([name, await send(method, path, headers)]).toEqual([
          name,
          { status: 401, message: 'Please sign in to continue.' },
        ]);
        const fields = { path, method, status: 401, ip: '192.0.2.1', admin: undefined, storeKey: undefined };
        expect(lines).toEqual([{ event: 'unauthenticated request refused', fields }]);
      }
      expect(await dumpDatabase(server)).toBe(before);
    },
  );
});

describe('a call of storefronts', () => {
  it.each(toRequests(storeApi))(
    'needs a key, not a session, and changes nothing without one: %s [ASVS 8.2.1, 8.3.1]',
    async (_, method, path) => {
      await server.visitor.signIn();
      const { cookie } = server.visitor;
      const before = await dumpDatabase(server);
      const missing = { status: 401, message: 'Send a key of the Store API as “Authorization: Bearer …”.' };
      const unknown = { status: 401, message: 'This key is unknown or was revoked.' };
      expect(await send(method, path, {})).toEqual(missing);
      expect(await send(method, path, { cookie })).toEqual(missing);
      expect(await send(method, path, { cookie, ...bearer(cookie.replace('sid=', '')) })).toEqual(unknown);
      expect(await send(method, path, bearer(`${storeKey}x`))).toEqual(unknown);
      expect(await dumpDatabase(server)).toBe(before);
    },
  );
});
