import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type Server, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { StartupError } from '../settings/startupError.ts';
import { withRequestIds } from '../monitoring/log.ts';
import { securityHeaders, type SecurityOptions } from './security/securityHeaders.ts';

/** Limits for reading the rest of a body after the response was sent. */
type DiscardLimits = { bytes: number; ms: number };

/** Twice the largest upload, and the time that the largest takes at 2 Mbit/s. */
const DISCARD_LIMITS: DiscardLimits = { bytes: 64 * 1024 * 1024, ms: 120_000 };
const CHECK_INTERVAL_MS = 50;

/** Reads and discards the rest of a body. Closes the connection when a limit is reached. */
function discardBody(incoming: IncomingMessage, { bytes, ms }: DiscardLimits): void {
  const { socket } = incoming;
  const deadline = performance.now() + ms;
  const maxBytesRead = socket.bytesRead + bytes;
  const timer = setInterval(() => {
    if (performance.now() < deadline && socket.bytesRead < maxBytesRead) return;
    clearInterval(timer);
    socket.destroySoon();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  for (const event of ['end', 'close']) incoming.once(event, () => clearInterval(timer));
  // Existing readers would pause the stream again.
  incoming.removeAllListeners('data').resume();
}

/**
 * Reads the rest of a body after its request was refused. Most clients read the response only after they have sent the
 * whole body, and closing a connection with unread bytes discards the response. The library's `autoCleanupIncoming`
 * allows half a second, too short for slow connections.
 */
export const withBodyDiscard =
  (listener: RequestListener, limits = DISCARD_LIMITS): RequestListener =>
  (incoming, outgoing) => {
    outgoing.once('finish', () => {
      // Despite its type, `socket` is null after the client has disconnected.
      if (!incoming.complete && incoming.socket) discardBody(incoming, limits);
    });
    listener(incoming, outgoing);
  };

type ListenOptions = { host: string; port: number; trustedProxies: number; security: SecurityOptions };

const LISTEN_ERRORS: Record<string, (options: ListenOptions) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another one.`,
  EACCES: ({ port }) => `This user is not allowed to listen on port ${port}: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown: set HOST to an address of this machine.`,
};

function toStartupError(error: unknown, options: ListenOptions): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const describe = LISTEN_ERRORS[code];
  return describe ? new StartupError(describe(options)) : error;
}

/** Adds the security headers to responses to requests that never reach the site, such as those with an invalid host. */
function createErrorHandler(security: SecurityOptions) {
  const app = new Hono().use(securityHeaders(security));
  app.get('/invalid', (context) => context.body(null, 400));
  app.get('/failed', (context) => context.body(null, 500));
  return (error: unknown) => app.request(error instanceof RequestError ? '/invalid' : '/failed');
}

const TIMEOUTS = {
  headersTimeout: 15_000,
  // Uploading six images of 5 MB takes minutes on a slow connection.
  requestTimeout: 600_000,
  // Longer than proxies keep idle connections (nginx: one minute, Caddy: two). Otherwise a proxy may send a request on a
  // connection that the server is closing.
  keepAliveTimeout: 125_000,
};

/** Starts to listen. Resolves once the server accepts requests. */
export async function listen(site: Hono, options: ListenOptions): Promise<Server> {
  const errorHandler = createErrorHandler(options.security);
  const siteListener = getRequestListener(site.fetch, { errorHandler, autoCleanupIncoming: false });
  const listener = withRequestIds(options.trustedProxies, withBodyDiscard(siteListener));
  const server = createServer(TIMEOUTS, listener);
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toStartupError(error, options);
  }
  return server;
}

/** Addresses at which this machine is reached as `localhost`. Browsers accept passkeys there, but at no IP address. */
const LOCAL_HOSTS = ['127.0.0.1', '0.0.0.0', '::'];

/** Returns the URL to open in a browser. */
export function getAddress(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = LOCAL_HOSTS.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Less than the 30 seconds after which service managers and containers kill a process. */
const DRAIN_TIMEOUT_MS = 25_000;

/** Stops accepting connections and waits for pending requests, up to a timeout. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(timeout);
}
