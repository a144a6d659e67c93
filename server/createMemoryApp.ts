import { OTP_LENGTH, OTP_SECONDS } from '#contract/accounts/admin.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { createApp } from './http/app.ts';
import type { Deps, Log, OneTimeCodes, TokenStorage } from './http/deps.ts';
import { createBackgroundTasks } from './http/backgroundTasks.ts';
import type { Mail } from './mail/mail.ts';
import { syncGuestAccount } from './accounts/syncGuestAccount.ts';
import type { Guest } from './settings/settings.ts';
import { readFormDataParts, createMemoryImages } from './images/memoryImages.ts';
import { createMemoryStore } from './store/memory/memoryStore.ts';

/** `StoreDetails` apply until an administrator saves others. */
type MemoryAppOptions = Partial<StoreDetails> & {
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
  /** The administrator who can sign in without registering. */
  guest: Guest;
  /** Receives every email. `codeOrLink` has its code or link. */
  onMail?: (mail: Mail) => void;
  /** Returns milliseconds since 1970. Defaults to the machine's clock. */
  clock?: () => number;
};

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Keeps the visitor's token in memory, because scripts can't read cookies through a service worker. */
function createMemoryTokenStorage(): TokenStorage {
  let token: string | undefined;
  return {
    read: () => token,
    write: (value) => void (token = value),
    clear: () => void (token = undefined),
  };
}

/** Computes a 32-bit FNV-1a checksum for ETags. Not for secrets. */
function checksum(text: string | Uint8Array): string {
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

function createMemoryDeps({ onMail, clock = Date.now, ...storeOptions }: MemoryAppOptions): Deps {
  const tokenStorage = createMemoryTokenStorage();
  const deviceStorage = createMemoryTokenStorage();
  let tokens = 0;
  let ids = 0;
  return {
    store: createMemoryStore(storeOptions),
    images: createMemoryImages(),
    readParts: readFormDataParts,
    passwords: plainPasswords,
    clock,
    createToken: () => `memory-token-${(tokens += 1)}`,
    createId: () => `memory-product-${(ids += 1)}`,
    getRequestId: () => 'memory-request',
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
    passkeys: undefined,
    mailer: { send: async (mail) => onMail?.(mail) },
    backgroundTasks: createBackgroundTasks(silentLog, 0),
    liveStreams: undefined,
    metrics: undefined,
    yieldToEventLoop: async () => undefined,
    encodings: [],
    getTokenStorage: () => tokenStorage,
    getDeviceStorage: () => deviceStorage,
    getClientIp: () => 'here',
    log: silentLog,
    toHttpError: () => undefined,
  };
}

/**
 * Creates the server's handlers on an in-memory store, for stories, tests and the demo. Unlike production,
 * passwords are compared in plain text and there is one visitor.
 */
export function createMemoryApp(options: MemoryAppOptions, overrides: Partial<Deps> = {}) {
  const deps = { ...createMemoryDeps(options), ...overrides };
  const app = createApp(deps);
  const ready = syncGuestAccount(options.guest, deps);
  return {
    async fetch(request: Request): Promise<Response> {
      await ready;
      return app.fetch(request);
    },
  };
}
