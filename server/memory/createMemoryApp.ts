import { OTP_LENGTH, OTP_SECONDS } from '#contract/admin.ts';
import type { StoredOrder } from '#contract/order.ts';
import type { StoredProduct } from '#contract/product.ts';
import { createApp } from '../app.ts';
import type { Deps, Log, OneTimeCodes } from '../deps.ts';
import { createLater } from '../later.ts';
import type { Mail } from '../mail/mail.ts';
import { type Guest, keepGuest } from '../session/keepGuest.ts';
import type { SessionPort } from '../session/sessionPort.ts';
import { formDataParts, memoryImages } from './memoryImages.ts';
import { createMemoryStore } from './memoryStore.ts';

export type MemoryAppOptions = {
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
  /** The one administrator who can sign in without registering. */
  guest: Guest;
  /** Gets every mail that a server would send; its `gist` is the code or the link. */
  onMail?: (mail: Mail) => void;
  /** Milliseconds since 1970; the machine's own clock where a story does not care. */
  clock?: () => number;
};

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** One visitor, whose token lives as long as the app: a service worker shows scripts neither cookie nor jar. */
function keptToken(): SessionPort {
  let token: string | undefined;
  return {
    read: () => token,
    write: (value) => void (token = value),
    clear: () => void (token = undefined),
  };
}

/** FNV-1a, 32 bits: tells lists apart for their ETag. No secret depends on it here. */
function checksum(text: string | Uint8Array): string {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16);
}

/** Stories show what happens to a password that is guessed first; the server's list would be a large part of a page. */
const plainPasswords: Deps['passwords'] = {
  hash: async (password) => password,
  matches: async (password, hash) => password === hash,
  isOutdated: () => false,
  isCommon: (password) => /^(password|qwerty)\d*$/i.test(password),
};

/** The same codes in every run, the first of them with a leading zero. */
function countedCodes(): OneTimeCodes {
  let drawn = 0;
  return {
    draw: () => String((42_917 + 100_003 * drawn++) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0'),
    seal: (email, code) => `${code} of ${email}`,
  };
}

function memoryDeps({ products, orders, onMail, clock = Date.now }: MemoryAppOptions): Deps {
  const port = keptToken();
  let tokens = 0;
  let ids = 0;
  return {
    store: createMemoryStore({ products, orders }),
    images: memoryImages(),
    readParts: formDataParts,
    passwords: plainPasswords,
    clock,
    newToken: () => `memory-token-${(tokens += 1)}`,
    newId: () => `memory-product-${(ids += 1)}`,
    requestId: () => 'memory-request',
    digest: checksum,
    codes: countedCodes(),
    accounts: {
      mayRegister: () => true,
      unknownEmail: 'tell',
      codeLife: OTP_SECONDS * 1000,
      origin: () => 'http://localhost',
    },
    mailer: { send: async (mail) => onMail?.(mail) },
    later: createLater(silent, 0),
    encodings: [],
    sessionPort: () => port,
    clientIp: () => 'here',
    log: silent,
    explain: () => undefined,
  };
}

/**
 * The reference server's own handlers on a store in memory, for stories that run a whole journey. What differs from
 * production is outside the handlers: passwords are compared as they are, and there is one visitor.
 */
export function createMemoryApp(options: MemoryAppOptions) {
  const deps = memoryDeps(options);
  const app = createApp(deps);
  const ready = keepGuest(options.guest, deps);
  return {
    async fetch(request: Request): Promise<Response> {
      await ready;
      return app.fetch(request);
    },
  };
}
