import type { ResponseBody, Call, Params, RequestBody, RequestQuery } from '#contract/call.ts';
import type { Calls, Extensions } from '#contract/calls.ts';
import type { Language } from '#languages/language.ts';
import type { Deps, SessionPort } from './deps.ts';
import type { StoredAdmin } from '../store/accountPort.ts';
import type { KeyedRequest } from '../store/idempotency.ts';
import type { Revisions } from '../store/port.ts';

/** A request whose session, query and body have been checked. */
export type HandlerInput<C extends Call> = {
  params: Params<C>;
  query: RequestQuery<C>;
  body: RequestBody<C>;
  session: SessionPort;
  ip: string;
  /** What the administrator reads: mails that the request causes are in it, as its refusal is. */
  language: Language;
};

/** The same of an administrator, with the revisions that the lists had when the request came. */
export type AdminInput<C extends Call> = HandlerInput<C> & {
  admin: StoredAdmin;
  revisions: Revisions;
  /** The request's idempotency key; undefined where it has none. */
  keyed: KeyedRequest | undefined;
};

/** Answers one endpoint. `access` says whether a session is needed, and is checked before anything else. */
export type Handler<C extends Call> =
  | { access: 'everyone'; handle: (input: HandlerInput<C>, deps: Deps) => Promise<ResponseBody<C>> }
  | {
      access: 'admins';
      handle: (input: AdminInput<C>, deps: Deps) => Promise<ResponseBody<C>>;
    }
  | ListHandler<C>;

/** Answers a call whose response is one list. It is cached, since it is the same for everybody. */
export type ListHandler<C extends Call> = {
  access: 'admins';
  /** The list, which is the one name in the response. */
  cachedList: keyof Revisions & keyof ResponseBody<C>;
  /** Returns the response in parts, each with some of the rows. */
  getBatches: (deps: Deps) => AsyncIterable<ResponseBody<C>>;
};

/** Everything that this server answers: the sixteen calls, and the extensions that it announces as capabilities. */
export type Endpoints = Calls & Extensions;

export type Handlers<Names extends keyof Endpoints = keyof Endpoints> = {
  [Name in Names]: Handler<Endpoints[Name]>;
};
