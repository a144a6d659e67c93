import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call, Params } from '#contract/call.ts';
import { freshAnswer, listAnswer } from './answers.ts';
import type { Deps } from './deps.ts';
import type { Handler } from './handler.ts';
import { createListMemo } from './listMemo.ts';
import { JSON_LIMIT, readBody } from './readBody.ts';
import { Refusal } from './refusal.ts';
import { serverCopy } from './serverCopy.ts';
import { sessionOf } from './session/sessions.ts';

const limit = bodyLimit({
  maxSize: JSON_LIMIT,
  onError: () => {
    throw new Refusal(413, serverCopy.tooLarge(JSON_LIMIT / 1024));
  },
});

/**
 * Mounts one call: session, body, handler, answer. What leaves is what `call.data` names and nothing else, so a
 * handler that hands out a whole row can't leak a field, and one that lies fails here and not in the browser.
 */
export function serveCall<C extends Call>(app: Hono, call: C, handler: Handler<C>, deps: Deps): void {
  const memo = createListMemo(deps.digest);

  async function respond(context: Context): Promise<Response> {
    const port = deps.sessionPort(context);
    const session = handler.access === 'admins' ? await sessionOf(port, deps) : undefined;
    if (handler.access === 'admins' && !session) throw new Refusal(401, serverCopy.signIn);
    const data = async () => {
      const body = await readBody(call, context, deps.readParts);
      const params = context.req.param() as Params<C>;
      const asked = { params, body, session: port, ip: deps.clientIp(context) };
      const answer =
        handler.access === 'admins'
          ? handler.answer({ ...asked, admin: session!.admin }, deps)
          : handler.answer(asked, deps);
      return call.data.parse(await answer);
    };
    if (handler.access === 'everyone' || !handler.prepared) return freshAnswer(context, await data());
    const revision = session!.revisions[handler.prepared];
    return listAnswer(context, await memo(revision, data), deps.encodings);
  }

  if (call.sends === 'json') app.on(call.method, call.path, limit, respond);
  else app.on(call.method, call.path, respond);
}
