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
  /** Takes as long without a hash as with one, so that timing doesn't tell which addresses are known. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Tells whether a hash was made at another cost than new ones are. */
  isOutdated(hash: string): boolean;
  /** Tells whether a password is among those that are guessed first. */
  isCommon(password: string): boolean;
};

export type OneTimeCodes = {
  /** Returns random digits, as many as the contract says, leading zeros included. */
  generate(): string;
  /** Hashes a code for the store. Without the server's secret nobody can tell by it the code or its address. */
  hash(email: string, code: string): string;
};

/** What the store's owner decides about accounts. */
export type AccountPolicy = {
  /** Tells whether a registration of this address gets a code. */
  mayRegister(email: string): boolean;
  /** Whether sign-in and registration tell that an address has no account, or has one, or answer alike. */
  unknownEmail: 'tell' | 'hide';
  codeLifetimeMs: number;
  /** Returns where browsers reach the front end; links in mails begin with it. */
  origin(): string;
};

/** Stores the session's token for a visitor: in a cookie on the server, in a variable inside a story. */
export type SessionPort = {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
};

/** Work whose outcome and duration no response may show. */
export type BackgroundTasks = {
  /** Starts the work after the response to the present request is sent. Its errors go to the log. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is pending any more. */
  settled(): Promise<void>;
};

/** A way to compress a response, named as in Accept-Encoding. */
export type Encoding = {
  name: string;
  encode(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
};

export type Log = Record<'info' | 'warn' | 'error', (fields: object, event: string) => void>;

/**
 * Everything the app needs from the world. The app itself knows neither Node nor a browser, so that the same handlers
 * answer in production, in tests and inside a story.
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
  /** Returns an id for a new product, as it appears in URLs. */
  newId: () => string;
  /** Returns the id of the current request, from anywhere in the code, for its response and its lines in the log. */
  requestId: () => string;
  /** Returns a one-way digest as text. */
  digest: (text: string | Uint8Array) => string;
  /** Converts `xn--mnchen-3ya.example` to `münchen.example`; '' where it can't be converted. */
  toUnicodeDomain: (domain: string) => string;
  codes: OneTimeCodes;
  accounts: AccountPolicy;
  /** The store's currency. */
  currency: Currency;
  mailer: Mailer;
  backgroundTasks: BackgroundTasks;
  /** Undefined where no response can stay open: inside a story, and in the demo. */
  liveStreams: LiveStreams | undefined;
  /** Resolves once other requests have had their turn. */
  nextTurn: () => Promise<void>;
  /** In order of preference; empty where responses are not compressed. */
  encodings: readonly Encoding[];
  sessionPort: (context: Context) => SessionPort;
  clientIp: (context: Context) => string;
  log: Log;
  /** Translates an error of the storage that an administrator can do something about. */
  toHttpError: (error: unknown) => HttpError | undefined;
};
