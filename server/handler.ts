import type { Answer, Call, Params, Received } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Extensions } from '#contract/orderStatus.ts';
import type { Deps } from './deps.ts';
import type { SessionPort } from './session/sessionPort.ts';
import type { Revisions, StoredAdmin } from './store/port.ts';

/** One request, once its session and its body have been checked. */
export type Asked<C extends Call> = {
  params: Params<C>;
  body: Received<C>;
  session: SessionPort;
  ip: string;
};

/** Whether a session is needed; checked before anything else about the request. */
export type Handler<C extends Call> =
  | { access: 'everyone'; answer: (asked: Asked<C>, deps: Deps) => Promise<Answer<C>> }
  | {
      access: 'admins';
      answer: (asked: Asked<C> & { admin: StoredAdmin }, deps: Deps) => Promise<Answer<C>>;
      /** For a list that is worth preparing, since it is the same for everybody: which one. */
      prepared?: keyof Revisions;
    };

/** Everything that this server answers: the sixteen calls, and those that it announces as capabilities. */
export type Served = Calls & Extensions;

export type Handlers<Names extends keyof Served = keyof Served> = { [Name in Names]: Handler<Served[Name]> };
