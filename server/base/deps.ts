import type { Context } from 'hono';
import type { NewCredential } from '#contract/accounts/passkeys.ts';
import type { UsedCredential } from '#contract/accounts/passkeySignIn.ts';
import type { ImageStore } from './imageStore.ts';
import type { LiveStreams } from './liveStreams.ts';
import type { Mailer } from './mail.ts';
import type { StoredPasskey } from './passkeys.ts';
import type { Database, StoredAdmin } from './database.ts';
import type { HttpError } from './httpError.ts';
import type { WebhookSender } from './webhooks.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that timing doesn't reveal which accounts exist. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Returns true if the hash uses other cost parameters than new hashes. */
  isOutdated(hash: string): boolean;
  isCommon(password: string): boolean;
  /** Returns true if the password is in a list of breached ones. False without such a list, or if it can't be read. */
  isBreached(password: string): Promise<boolean>;
};

export type OneTimeCodes = {
  /** Returns random digits, including leading zeros. */
  generate(): string;
  /** Hashes a code with the store's secret. */
  hash(email: string, code: string): Promise<string>;
};

type PasskeyDescriptor = Pick<StoredPasskey, 'id' | 'transports'>;

/** Creates and checks passkeys (WebAuthn). Challenges, ids and keys are base64url text. */
export type Passkeys = {
  /** Returns 120 random bits as 24 lower-case letters and digits. */
  createRecoveryCode(): string;
  /** Returns the account's WebAuthn user handle. */
  getUserId(admin: StoredAdmin): string;
  /** Returns the challenge that a browser has answered, or `undefined` if its answer is malformed. */
  readChallenge(clientDataJSON: string): string | undefined;
  createCreationOptions(input: {
    challenge: string;
    host: string;
    storeName: string;
    admin: StoredAdmin;
    /** Passkeys that can't be added again. */
    existing: readonly PasskeyDescriptor[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Throws an error with the reason if the credential is invalid. */
  verifyNewCredential(
    credential: NewCredential,
    expected: { challenge: string; origin: string; host: string },
  ): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>>;
  /** Without `passkeys`, the browser offers those that it has for the host. */
  createRequestOptions(input: {
    challenge: string;
    host: string;
    passkeys: readonly PasskeyDescriptor[];
    timeoutMs: number;
  }): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * Returns the passkey's new counter. `isBehind`: another device of the same person has counted further. Throws an error
   * with the reason if the credential is invalid.
   */
  verifyUsedCredential(
    credential: UsedCredential,
    passkey: StoredPasskey,
    expected: { challenge: string; origin: string },
  ): Promise<{ counter: number; isBehind: boolean }>;
};

/** The rules for accounts, from the settings. */
export type AccountPolicy = {
  canRegister(email: string): boolean;
  /** `tell`: sign-in and registration reveal if an address has an account. */
  unknownEmail: 'tell' | 'hide';
  codeLifetimeMs: number;
  /** Returns the public origin of the front end, for links in emails. */
  getOrigin(): string;
};

/** Stores the token of the visitor's session or device: in a cookie on the server, in a variable in stories. */
export type TokenStorage = {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
};

/** A part of a multipart body. */
export type Part = { name: string; value: string | File };

/** Yields the parts of a multipart body as they arrive. */
export type ReadParts = (request: Request) => AsyncIterable<Part>;

/** Work that must not affect a response or its timing. */
export type BackgroundTasks = {
  /** Starts the work after the response is sent. Logs its errors. Long work ends early when `shutdown` aborts. */
  run(work: (shutdown: AbortSignal) => Promise<void>): void;
  /** Resolves when no work is pending. */
  waitUntilIdle(): Promise<void>;
  /** Aborts the signal of all work. */
  shutDown(): void;
};

/** A content encoding, named as in Accept-Encoding. */
export type Encoding = {
  name: string;
  encode(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
};

/** `deferred`: a temporary failure, after which the email is tried again. */
type EmailOutcome = 'sent' | 'deferred' | 'failed';
type WebhookOutcome = 'delivered' | 'deferred' | 'failed';

/** Counts events for monitoring. Labels contain no values of a request, such as ids, paths or addresses. */
export type Metrics = {
  countRequest(request: { call: string; status: number; seconds: number }): void;
  countEmail(outcome: EmailOutcome): void;
  countWebhook(outcome: WebhookOutcome): void;
  countPolicyViolation(directive: string): void;
};

export type Log = Record<'info' | 'warn' | 'error', (fields: object, event: string) => void>;

/**
 * The dependencies of the handlers. Handlers use neither Node nor browser APIs directly, so they run in production,
 * tests, stories and the demo.
 */
export type Deps = {
  db: Database;
  images: ImageStore;
  readParts: ReadParts;
  passwords: Passwords;
  /** Returns milliseconds since 1970. */
  clock: () => number;
  /** Returns 256 random bits as text. */
  createToken: () => string;
  /** Returns an id for a new product or key. */
  createId: () => string;
  /** Returns the id of the current request. */
  getRequestId: () => string;
  digest: (text: string | Uint8Array) => string;
  /** Converts `xn--mnchen-3ya.example` to `münchen.example`. Returns '' if that is not possible. */
  toUnicodeDomain: (domain: string) => string;
  codes: OneTimeCodes;
  accounts: AccountPolicy;
  /** How long the history keeps the entries of products, in days. */
  historyDays: number;
  /** Requests per minute allowed to each key of the Store API. Undefined where no storefront can send requests. */
  storeApiLimit: number | undefined;
  /** The name of the product in emails and passkeys. */
  productName: string;
  /** Undefined where nothing can be sent: in stories and the demo. */
  webhooks: WebhookSender | undefined;
  /** Undefined in stories and the demo. */
  passkeys: Passkeys | undefined;
  mailer: Mailer;
  backgroundTasks: BackgroundTasks;
  /** Undefined where responses can't stay open: in stories and in the demo. */
  liveStreams: LiveStreams | undefined;
  /** Lets other requests run. */
  yieldToEventLoop: () => Promise<void>;
  /** Supported encodings in order of preference. Empty disables compression. */
  encodings: readonly Encoding[];
  getTokenStorage: (context: Context) => TokenStorage;
  getDeviceStorage: (context: Context) => TokenStorage;
  getClientIp: (context: Context) => string;
  log: Log;
  /** Undefined without METRICS_PORT, and in stories and the demo. */
  metrics: Metrics | undefined;
  /** Converts a storage error to an HttpError. Returns `undefined` for other errors. */
  toHttpError: (error: unknown) => HttpError | undefined;
};
