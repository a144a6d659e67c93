import { domainToUnicode } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Hono } from 'hono';
import { type Dialect, Kysely } from 'kysely';
import { createApp } from '#server/http/app.ts';
import type { Deps, Log } from '#server/base/deps.ts';
import { createBackgroundTasks } from '#server/base/backgroundTasks.ts';
import type { Mail } from '#server/base/mail.ts';
import { createMemoryImages } from '#server/images/memoryImages.ts';
import { digest } from '#server/base/digest.ts';
import { createId, createToken } from '#server/base/ids.ts';
import { createOneTimeCodes } from '#server/accounts/oneTimeCodes.ts';
import { createPasskeys } from '#server/accounts/passkeys/webauthn.ts';
import { isCommonPassword } from '#server/accounts/passwords.ts';
import { createCookieStorage, createDeviceStorage } from '#server/http/cookieStorage.ts';
import { getRequestId } from '#server/monitoring/log.ts';
import { encodings } from '#server/http/encodings.ts';
import { createLiveStreams, systemTimers } from '#server/live/createLiveStreams.ts';
import { readMultipartParts } from '#server/images/multipart.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { syncGuestAccount } from '#server/accounts/syncGuestAccount.ts';
import { toStorageHttpError } from '#server/http/storageHttpError.ts';
import { type OpenDatabase, openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { findUrlProblem } from '#server/webhooks/webhookAddresses.ts';
import type { Rows } from '../postgres/sampleRows.ts';
import { isPostgres, takeEmptyDatabase } from './db/emptyDatabase.ts';

export const GUEST = { email: 'guest@store.example', password: 'open the counter' };
export const TIME_ZONE = 'Asia/Kolkata';
export const START = Date.parse('2026-11-20T10:00:00.000Z');

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Replaces Argon2, so that signing in is fast. */
const plainPasswords: Deps['passwords'] = {
  hash: async (password) => `plain ${password}`,
  matches: async (password, hash) => hash === `plain ${password}`,
  isOutdated: (hash) => !hash.startsWith('plain '),
  isCommon: isCommonPassword,
  isBreached: async () => false,
};

/** A client that stores and sends its cookies like a browser. */
export type Visitor = {
  /** The session. */
  cookie: string;
  /** The device, which stays known after the session. */
  device: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  signIn(): Promise<void>;
};

/** A Hono app or a site over HTTP. */
type RequestTarget = {
  request(
    path: string,
    sent: { method: string; headers: Record<string, string>; body?: string },
  ): Response | Promise<Response>;
};

export function createVisitor(app: RequestTarget): Visitor {
  async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
    const sent = [one.cookie, one.device].filter(Boolean).join('; ');
    const cookie: Record<string, string> = sent === '' ? {} : { cookie: sent };
    const init = { method, headers: { ...cookie, ...headers }, ...(body !== undefined && { body }) };
    const response = await app.request(path, init);
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      if (pair.includes('device=')) one.device = pair;
      else one.cookie = pair;
    }
    return response;
  }
  const one: Visitor = {
    cookie: '',
    device: '',
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) => {
      const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      return send('POST', path, { 'content-type': 'application/json', ...headers }, text);
    },
    delete: (path, headers = {}) => send('DELETE', path, headers),
    async signIn() {
      const response = await one.post('/api/admin/login', GUEST);
      if (!(await response.clone().text()).includes('"user":'))
        throw new Error('the guest could not sign in');
    },
  };
  return one;
}

export type ServerUnderTest = {
  app: Hono;
  deps: Deps;
  opened: OpenDatabase;
  /** Sent mails, newest last. */
  mails: Mail[];
  /** Moves the clock forward. */
  wait(milliseconds: number): void;
  visitor: Visitor;
};

async function createSampleDatabase(dialect: Dialect): Promise<OpenDatabase> {
  const opened = await openDatabase(dialect, { timeZone: TIME_ZONE });
  const seed = { products: sampleProducts, orders: sampleOrders };
  await opened.seedOnce(() => seed, START);
  return opened;
}

/** The sample, filled once and then copied: a SQLite database, or rows for PostgreSQL. */
let sample: Uint8Array | undefined;
let sampleRows: Rows | undefined;

async function openPostgresSample(): Promise<OpenDatabase> {
  const { insertRows, readRows } = await import('../postgres/sampleRows.ts');
  const dialect = await takeEmptyDatabase();
  if (sampleRows) {
    await insertRows(new Kysely<never>({ dialect }), sampleRows);
    return openDatabase(dialect, { timeZone: TIME_ZONE });
  }
  const opened = await createSampleDatabase(dialect);
  sampleRows = await readRows(new Kysely<never>({ dialect }));
  return opened;
}

async function openSampleDatabase(): Promise<OpenDatabase> {
  if (isPostgres) return openPostgresSample();
  const database = new DatabaseSync(':memory:');
  const dialect = createSqliteDialect(':memory:', database);
  if (sample) database.deserialize(sample);
  const opened = sample
    ? await openDatabase(dialect, { timeZone: TIME_ZONE })
    : await createSampleDatabase(dialect);
  sample ??= database.serialize();
  return opened;
}

/** Starts the API with the sample store, a stopped clock and the guest account. */
export async function startServerUnderTest(changes: Partial<Deps> = {}): Promise<ServerUnderTest> {
  let now = START;
  const opened = await openSampleDatabase();
  const mails: Mail[] = [];
  const deps: Deps = {
    db: opened.db,
    images: createMemoryImages(),
    readParts: readMultipartParts,
    passwords: plainPasswords,
    clock: () => now,
    createToken,
    createId,
    getRequestId,
    digest,
    toUnicodeDomain: domainToUnicode,
    codes: createOneTimeCodes(opened.secret.read),
    accounts: {
      canRegister: () => true,
      unknownEmail: 'tell',
      codeLifetimeMs: 300_000,
      getOrigin: () => 'https://counter.example',
    },
    historyDays: 400,
    storeApiLimit: 1200,
    productName: 'Counter',
    webhooks: { findUrlProblem: (url) => findUrlProblem(url, 'refuse'), wake: () => undefined },
    passkeys: createPasskeys(),
    mailer: { send: async (mail) => void mails.push(mail) },
    backgroundTasks: createBackgroundTasks(changes.log ?? silentLog, 0),
    liveStreams: createLiveStreams(opened.db.revisionFeed, systemTimers),
    yieldToEventLoop: setImmediate,
    encodings,
    getTokenStorage: createCookieStorage(false),
    getDeviceStorage: createDeviceStorage(false),
    getClientIp: (context) => context.req.header('test-address') ?? '192.0.2.1',
    log: silentLog,
    metrics: undefined,
    toHttpError: toStorageHttpError,
    ...changes,
  };
  await syncGuestAccount(GUEST, deps);
  const app = createApp(deps);
  const wait = (milliseconds: number) => void (now += milliseconds);
  return { app, deps, opened, mails, wait, visitor: createVisitor(app) };
}
