import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type Server, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { StartupError } from '../settings/startupError.ts';
import { withRequestIds } from './log.ts';
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts';

/** How much of a request's body is still read, and for how long, after the request was answered. */
type RestLimits = { bytes: number; ms: number };

/** Twice the largest upload, and the time of one over a line of 2 Mbit/s. */
const REST_LIMITS: RestLimits = { bytes: 64 * 1024 * 1024, ms: 120_000 };
const CHECK_INTERVAL_MS = 50;

/** Reads what is left of a body and throws it away. Cuts the connection where that is too much. */
function readRest(incoming: IncomingMessage, { bytes, ms }: RestLimits): void {
  const { socket } = incoming;
  const endsAt = performance.now() + ms;
  const endsAfter = socket.bytesRead + bytes;
  const timer = setInterval(() => {
    if (performance.now() < endsAt && socket.bytesRead < endsAfter) return;
    clearInterval(timer);
    socket.destroySoon();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  for (const event of ['end', 'close']) incoming.once(event, () => clearInterval(timer));
  // Whoever has read the beginning would stop it again, waiting for somebody to take the next piece.
  incoming.removeAllListeners('data').resume();
}

/**
 * Lets a refusal arrive that is answered while its body is still being sent. Most clients read no answer before they have
 * sent everything, and a connection that is closed with bytes unread loses what was written to it. The library gives them
 * half a second (`autoCleanupIncoming`), which a slow line exceeds.
 */
export const withRestRead =
  (listener: RequestListener, limits = REST_LIMITS): RequestListener =>
  (incoming, outgoing) => {
    outgoing.once('finish', () => {
      // Node has taken the socket away where the sender hung up meanwhile, whatever its types say.
      if (!incoming.complete && incoming.socket) readRest(incoming, limits);
    });
    listener(incoming, outgoing);
  };

type ListenOptions = { host: string; port: number; trustedProxies: number; security: SecurityOptions };

const ADVICE: Record<string, (options: ListenOptions) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use: stop what uses it, or set PORT to another one.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown: set HOST to an address of this machine.`,
};

function toStartupError(error: unknown, options: ListenOptions): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE[code];
  return advice ? new StartupError(advice(options)) : error;
}

/** Answers requests that never reach the site, such as one with an invalid host, with the same headers. */
function createErrorHandler(security: SecurityOptions) {
  const app = new Hono().use(securityHeaders(security));
  app.get('/invalid', (context) => context.body(null, 400));
  app.get('/failed', (context) => context.body(null, 500));
  return (error: unknown) => app.request(error instanceof RequestError ? '/invalid' : '/failed');
}

/** Starts to listen. Resolves once requests are answered. */
export async function listen(site: Hono, options: ListenOptions): Promise<Server> {
  const errorHandler = createErrorHandler(options.security);
  const answer = getRequestListener(site.fetch, { errorHandler, autoCleanupIncoming: false });
  const listener = withRequestIds(options.trustedProxies, withRestRead(answer));
  // Six images of 5 MB take minutes over a slow line.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 600_000 }, listener);
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toStartupError(error, options);
  }
  return server;
}

/** Returns the URL to open in a browser. */
export function getAddress(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Less than the half minute that service managers and containers wait before they kill. */
const DRAIN_TIMEOUT_MS = 25_000;

/** Accepts no more connections and waits for the pending requests, up to a timeout. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(timeout);
}
