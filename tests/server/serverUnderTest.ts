import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { Deps, Log } from '#server/deps.ts';
import { createLater } from '#server/later.ts';
import type { Mail } from '#server/mail/mail.ts';
import { memoryImages } from '#server/memory/memoryImages.ts';
import { digest, newId, newToken } from '#server/node/chance.ts';
import { oneTimeCodes } from '#server/node/codes.ts';
import { isCommonPassword } from '#server/node/commonPasswords.ts';
import { cookieSession } from '#server/node/cookieSession.ts';
import { requestId } from '#server/node/requestIds.ts';
import { encodings } from '#server/node/encodings.ts';
import { multipartParts } from '#server/node/multipart.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { keepGuest } from '#server/session/keepGuest.ts';
import { explainStorage } from '#server/store/sql/explainStorage.ts';
import { type OpenStore, openStore } from '#server/store/sql/openStore.ts';
import { freshEngine } from './freshEngine.ts';

export const GUEST = { email: 'guest@store.example', password: 'open the counter' };
export const START = Date.parse('2026-11-20T10:00:00.000Z');

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Argon2 has a test of its own; here a sign-in should cost nothing. */
const plainPasswords: Deps['passwords'] = {
  hash: async (password) => `plain ${password}`,
  matches: async (password, hash) => hash === `plain ${password}`,
  isOutdated: (hash) => !hash.startsWith('plain '),
  isCommon: isCommonPassword,
};

/** What one browser sends along: its cookie, once it has one. */
export type Visitor = {
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  signIn(): Promise<void>;
};

/** The app itself, or a site on the wire. */
type Asked = {
  request(
    path: string,
    sent: { method: string; headers: Record<string, string>; body?: string },
  ): Response | Promise<Response>;
};

export function visitor(app: Asked): Visitor {
  async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
    const cookie: Record<string, string> = one.cookie === '' ? {} : { cookie: one.cookie };
    const init = { method, headers: { ...cookie, ...headers }, ...(body !== undefined && { body }) };
    const answer = await app.request(path, init);
    const set = answer.headers.get('set-cookie');
    if (set) one.cookie = set.split(';')[0] ?? '';
    return answer;
  }
  const one: Visitor = {
    cookie: '',
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) => {
      const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      return send('POST', path, { 'content-type': 'application/json', ...headers }, text);
    },
    delete: (path, headers = {}) => send('DELETE', path, headers),
    async signIn() {
      const answer = await one.post('/api/admin/login', GUEST);
      if (!(await answer.clone().text()).includes('"user":')) throw new Error('the guest could not sign in');
    },
  };
  return one;
}

export type ServerUnderTest = {
  app: Hono;
  deps: Deps;
  opened: OpenStore;
  /** Everything that was sent, the newest last. */
  mails: Mail[];
  /** Moves the clock on. */
  wait(milliseconds: number): void;
  visitor: Visitor;
};

/** The API on a fresh store in memory, with a clock that stands still and the guest administrator. */
export async function serverUnderTest(changes: Partial<Deps> = {}): Promise<ServerUnderTest> {
  let now = START;
  const opened = await openStore(await freshEngine());
  const seed = { products: sampleProducts, orders: sampleOrders, placePictures: async () => undefined };
  await opened.seedOnce(() => seed, now);
  const mails: Mail[] = [];
  const deps: Deps = {
    store: opened.store,
    images: memoryImages(),
    readParts: multipartParts,
    passwords: plainPasswords,
    clock: () => now,
    newToken,
    newId,
    requestId,
    digest,
    codes: oneTimeCodes('a secret of the tests'),
    accounts: {
      mayRegister: () => true,
      unknownEmail: 'tell',
      codeLife: 300_000,
      origin: () => 'https://counter.example',
    },
    mailer: { send: async (mail) => void mails.push(mail) },
    later: createLater(changes.log ?? quietLog, 0),
    encodings,
    sessionPort: cookieSession(false),
    clientIp: (context) => context.req.header('test-address') ?? '192.0.2.1',
    log: quietLog,
    explain: explainStorage,
    ...changes,
  };
  await keepGuest(GUEST, deps);
  const app = createApp(deps);
  const wait = (milliseconds: number) => void (now += milliseconds);
  return { app, deps, opened, mails, wait, visitor: visitor(app) };
}
