import type { ResponseBody, Call, Params, RequestBody, RequestQuery } from '#contract/call.ts';
import type { Calls, Extensions, StoreApi } from '#contract/calls.ts';
import type { ChangeSource } from '#contract/history/historySource.ts';
import type { Language } from '#languages/language.ts';
import type { Deps, TokenStorage } from './deps.ts';
import type { StoredAdmin, IdempotentRequest, Revisions } from './database.ts';

/** The sender of a request. */
export type Visitor = {
  tokenStorage: TokenStorage;
  /** Stores the token of the visitor's device. */
  deviceStorage: TokenStorage;
  ip: string;
  /** Cut to `MAX_USER_AGENT_LENGTH`. */
  userAgent: string | undefined;
  /** The language of the response and of emails. */
  language: Language;
};

/** A request with a validated query and body. */
type HandlerInput<C extends Call> = Visitor & {
  params: Params<C>;
  query: RequestQuery<C>;
  body: RequestBody<C>;
};

/** A request of a signed-in administrator. `revisions` were read when the request arrived. */
type AdminInput<C extends Call> = HandlerInput<C> & {
  admin: StoredAdmin;
  revisions: Revisions;
  idempotentRequest: IdempotentRequest | undefined;
  /** What the write is made by, if the caller says so. */
  source: ChangeSource | undefined;
};

/** A request of a storefront, with a valid key of the Store API. */
type StorefrontInput<C extends Call> = HandlerInput<C> & {
  /** The id of the Store API key. */
  keyId: string;
  /** The revision of the products, read when the request arrived. */
  productsRevision: number;
  /** The idempotency key and the digest of the content, if the call requires one. */
  request: { key: string; fingerprint: string } | undefined;
};

/** Handles a call of the Store API. The log names the key. */
export type StorefrontHandler<C extends Call> = {
  access: 'storefronts';
  /**
   * Returns a text that changes whenever the response to the same request does. The storefront may then reuse the
   * response for a while, and revalidates it by this text.
   */
  getVersion?: (input: StorefrontInput<C>, deps: Deps) => Promise<string>;
  handle: (input: StorefrontInput<C>, deps: Deps) => Promise<ResponseBody<C>>;
};

/** Handles one endpoint. `access` is checked first. The log of a handler for administrators names the administrator. */
export type Handler<C extends Call> =
  | { access: 'everyone'; handle: (input: HandlerInput<C>, deps: Deps) => Promise<ResponseBody<C>> }
  | {
      access: 'admins';
      handle: (input: AdminInput<C>, deps: Deps) => Promise<ResponseBody<C>>;
    }
  | StorefrontHandler<C>
  | ListHandler<C>;

/** Handles a call that returns one list. The response is cached, because it is the same for everyone. */
export type ListHandler<C extends Call> = {
  access: 'admins';
  /** The name of the list in the response. */
  cachedList: keyof Revisions & keyof ResponseBody<C>;
  /** Returns the response in batches of rows. */
  getBatches: (deps: Deps) => AsyncIterable<ResponseBody<C>>;
};

/** All calls of the contract, including its extensions and the Store API. */
export type Endpoints = Calls & Extensions & StoreApi;

export type Handlers<Names extends keyof Endpoints = keyof Endpoints> = {
  [Name in Names]: Handler<Endpoints[Name]>;
};
