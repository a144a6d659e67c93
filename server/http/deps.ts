import type { Context } from 'hono';
import type { Currency } from '#contract/money/currency.ts';
import type { ImageStore } from '../images/imageStore.ts';
import type { ReadParts } from '../images/readProductForm.ts';
import type { LiveStreams } from '../live/liveStreams.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Store } from '../store/store.ts';
import type { HttpError } from './httpError.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that timing doesn't reveal which accounts exist. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Returns true if the hash was made with other cost parameters than new ones. */
  isOutdated(hash: string): boolean;
  isCommon(password: string): boolean;
};

export type OneTimeCodes = {
  /** Returns random digits, including leading zeros. */
  generate(): string;
  /** Hashes a code with the server's secret. */
  hash(email: string, code: string): string;
};

/** Account settings of the store's owner. */
export type AccountPolicy = {
  mayRegister(email: string): boolean;
  /** Whether sign-in and registration reveal if an address has an account. */
  unknownEmail: 'tell' | 'hide';
  codeLifetimeMs: number;
  /** Returns the public origin of the front end, for links in mails. */
  origin(): string;
};

/** The visitor's session token: a cookie on the server, a variable in stories. */
export type SessionPort = {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
};

/** Work that must not affect a response or its timing. */
export type BackgroundTasks = {
  /** Starts the work after the response is sent. Logs its errors. */
  run(work: () => Promise<void>): void;
  /** Resolves when no work is pending. */
  settled(): Promise<void>;
};

/** A content encoding, named as in Accept-Encoding. */
export type Encoding = {
  name: string;
  encode(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
};

export type Log = Record<'info' | 'warn' | 'error', (fields: object, event: string) => void>;

/**
 * Everything the handlers depend on. They use neither Node nor a browser directly, so they run in production, tests
 * and stories.
 */
export type Deps = {
  store: Store;
  images: ImageStore;
  readParts: ReadParts;
  passwords: Passwords;
  /** Returns milliseconds since 1970. */
  clock: () => number;
  /** Returns 256 random bits as text. */
  newToken: () => string;
  /** Returns an id for a new product. */
  newId: () => string;
  /** Returns the id of the current request. */
  requestId: () => string;
  digest: (text: string | Uint8Array) => string;
  /** Converts `xn--mnchen-3ya.example` to `münchen.example`. Returns '' if that is not possible. */
  toUnicodeDomain: (domain: string) => string;
  codes: OneTimeCodes;
  accounts: AccountPolicy;
  currency: Currency;
  mailer: Mailer;
  backgroundTasks: BackgroundTasks;
  /** Undefined where responses can't stay open: in stories and in the demo. */
  liveStreams: LiveStreams | undefined;
  /** Yields to other requests. */
  yieldToOthers: () => Promise<void>;
  /** Supported encodings in order of preference. Empty disables compression. */
  encodings: readonly Encoding[];
  sessionPort: (context: Context) => SessionPort;
  clientIp: (context: Context) => string;
  log: Log;
  /** Converts storage errors that an administrator can fix. */
  toHttpError: (error: unknown) => HttpError | undefined;
};
