import type { Dialect } from 'kysely';
import { OTP_LENGTH, OTP_SECONDS } from '#contract/accounts/admin.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { PRODUCT_NAME } from '#contract/settings/brand.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { createApp } from './http/app.ts';
import type { Deps, Log, OneTimeCodes, TokenStorage } from './base/deps.ts';
import { createBackgroundTasks } from './base/backgroundTasks.ts';
import type { Mail } from './base/mail.ts';
import { syncGuestAccount } from './accounts/syncGuestAccount.ts';
import type { Guest } from './settings/settings.ts';
import { readFormDataParts, createMemoryImages } from './images/memoryImages.ts';
import { createId, createToken } from './base/ids.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Database } from './base/database.ts';

/** `StoreDetails` apply until an administrator saves others. */
type LocalAppOptions = Partial<StoreDetails> & {
  /** A new database is filled with the products and orders. */
  dialect: Dialect;
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
  /** The administrator who can sign in without registering. */
  guest: Guest;
  /** Receives every email. `codeOrLink` has its code or link. */
  onMail?: (mail: Mail) => void;
  /** Returns milliseconds since 1970. Defaults to the machine's clock. */
  clock?: () => number;
};

/** Logs only errors, to the console. */
const errorLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details, message) => console.error(message, details),
};

/** Keeps the visitor's token in memory, because scripts can't read cookies through a service worker. */
export function createMemoryTokenStorage(token?: string): TokenStorage {
  return {
    read: () => token,
    write: (value) => void (token = value),
    clear: () => void (token = undefined),
  };
}

/** Computes a 32-bit FNV-1a checksum for ETags. Not for secrets. */
export function checksum(text: string | Uint8Array): string {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16);
}

/** Compares passwords in plain text, and recognizes only a few common ones, because the full list is large. */
const plainPasswords: Deps['passwords'] = {
  hash: async (password) => password,
  matches: async (password, hash) => password === hash,
  isOutdated: () => false,
  isCommon: (password) => /^(password|qwerty)\d*$/i.test(password),
  isBreached: async () => false,
};

/** Generates the same codes in every run. The first has a leading zero. */
function createPredictableCodes(): OneTimeCodes {
  let count = 0;
  return {
    generate: () => String((42_917 + 100_003 * count++) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0'),
    hash: async (email, code) => `${code} of ${email}`,
  };
}

function createLocalDeps(db: Database, { onMail, clock = Date.now }: LocalAppOptions): Deps {
  const tokenStorage = createMemoryTokenStorage();
  const deviceStorage = createMemoryTokenStorage();
  return {
    db,
    images: createMemoryImages(),
    readParts: readFormDataParts,
    passwords: plainPasswords,
    clock,
    createToken,
    createId,
    getRequestId: () => 'local-request',
    digest: checksum,
    toUnicodeDomain: (domain) => domain,
    codes: createPredictableCodes(),
    accounts: {
      canRegister: () => true,
      unknownEmail: 'tell',
      codeLifetimeMs: OTP_SECONDS * 1000,
      getOrigin: () => 'http://localhost',
    },
    historyDays: 400,
    storeApiLimit: undefined,
    productName: PRODUCT_NAME,
    webhooks: undefined,
    passkeys: undefined,
    mailer: { send: async (mail) => onMail?.(mail) },
    backgroundTasks: createBackgroundTasks(errorLog, 0),
    liveStreams: undefined,
    metrics: undefined,
    yieldToEventLoop: async () => undefined,
    encodings: [],
    getTokenStorage: () => tokenStorage,
    getDeviceStorage: () => deviceStorage,
    getClientIp: () => 'here',
    log: errorLog,
    toHttpError: () => undefined,
  };
}

/**
 * Opens the server's app for one visitor, without a network: in stories, tests and the demo. It has the database of
 * production, but passwords are compared in plain text.
 */
export async function openLocalApp(options: LocalAppOptions, overrides: Partial<Deps> = {}) {
  const { dialect, products, orders, guest, clock = Date.now } = options;
  const { db, seedOnce } = await openDatabase(dialect, options);
  await seedOnce(() => ({ products, orders }), clock());
  const deps = { ...createLocalDeps(db, options), ...overrides };
  await syncGuestAccount(guest, deps);
  const app = createApp(deps);
  return { db, fetch: async (request: Request) => app.fetch(request) };
}
