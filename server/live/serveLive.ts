import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { liveStream } from '#contract/live/live.ts';
import { peekSession } from '../accounts/sessions.ts';
import type { Deps } from '../base/deps.ts';
import { HttpError } from '../base/httpError.ts';
import type { LiveStream, LiveStreams } from '../base/liveStreams.ts';

/** Proxies must not cache, buffer or compress the stream. */
const HEADERS = {
  'Content-Type': liveStream.contentType,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Passed by the Node server; missing in tests. */
type Connection = { outgoing?: { destroy(): void } } | undefined;

function send(context: Context, { messages, end }: LiveStream): Response {
  const response = streamSSE(context, async (stream) => {
    stream.onAbort(end);
    for await (const message of messages) {
      if (message === 'heartbeat') await stream.write(': heartbeat\n\n');
      else {
        const data = JSON.stringify(liveStream.events.revisions.parse(message));
        await stream.writeSSE({ event: 'revisions', data });
      }
    }
  });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

async function openStream(context: Context, streams: LiveStreams, deps: Deps): Promise<Response> {
  const tokenStorage = deps.getTokenStorage(context);
  // An open stream doesn't extend the session.
  const readSession = () => peekSession(tokenStorage, deps);
  const session = await readSession();
  if (!session) throw new HttpError(401, (t) => t.errors.signIn);
  if (context.req.method === 'HEAD') return context.body(null, 200, HEADERS);
  const stream = streams.open({
    session: deps.digest(tokenStorage.read() ?? ''),
    revisions: session.revisions,
    isSignedIn: async () => (await readSession()) !== undefined,
    disconnect: () => (context.env as Connection)?.outgoing?.destroy(),
  });
  return send(context, stream);
}

/** Mounts the live stream, if this server supports it. */
export function serveLive(app: Hono, deps: Deps): void {
  const { liveStreams } = deps;
  if (!liveStreams) return;
  app.get(liveStream.path, (context) => openStream(context, liveStreams, deps));
  app.all(liveStream.path, () => {
    throw new HttpError(405, (t) => t.errors.wrongMethod(liveStream.method), {
      Allow: liveStream.method,
    });
  });
}
