import type { Context } from 'hono';
import type { ImageStore } from './images/imageStore.ts';
import type { ReadParts } from './images/sentForm.ts';
import type { Later } from './later.ts';
import type { Mailer } from './mail/mail.ts';
import type { Refusal } from './refusal.ts';
import type { SessionPort } from './session/sessionPort.ts';
import type { Store } from './store/port.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing doesn't tell which addresses are known. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made at another cost than new ones are. */
  isOutdated(hash: string): boolean;
  /** Whether a password is among those that are guessed first. */
  isCommon(password: string): boolean;
};

export type OneTimeCodes = {
  /** Random digits, as many as the contract says, leading zeros included. */
  draw(): string;
  /** What is kept of a code: without the server's secret nobody can tell the code by it, or of whose address it is. */
  seal(email: string, code: string): string;
};

/** What the store's owner decides about accounts. */
export type AccountPolicy = {
  /** Whether a registration of this address gets a code. */
  mayRegister(email: string): boolean;
  /** Whether sign-in and registration tell that an address has no account, or has one, or answer alike. */
  unknownEmail: 'tell' | 'hide';
  /** Milliseconds that a code is valid. */
  codeLife: number;
  /** Where browsers reach the front end; links in mails begin with it. */
  origin(): string;
};

/** A way to compress an answer, named as in Accept-Encoding. */
export type Encoding = {
  name: string;
  encode(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
};

export type Log = Record<'info' | 'warn' | 'error', (facts: object, event: string) => void>;

/**
 * Everything the app needs from the world. The app itself knows neither Node nor a browser, so that the same
 * handlers answer in production, in tests and inside a story.
 */
export type Deps = {
  store: Store;
  images: ImageStore;
  readParts: ReadParts;
  passwords: Passwords;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** 256 random bits as text. */
  newToken: () => string;
  /** Of a new product, as it stands in addresses. */
  newId: () => string;
  /** Of the request that is being answered, wherever in the code that is: in its answer and its lines in the log. */
  requestId: () => string;
  /** A one-way digest as text. */
  digest: (text: string | Uint8Array) => string;
  codes: OneTimeCodes;
  accounts: AccountPolicy;
  mailer: Mailer;
  later: Later;
  /** In order of preference; empty where answers go out as they are. */
  encodings: readonly Encoding[];
  sessionPort: (context: Context) => SessionPort;
  clientIp: (context: Context) => string;
  log: Log;
  /** Puts a failure of the storage into words, where it is one an administrator can do something about. */
  explain: (error: unknown) => Refusal | undefined;
};
