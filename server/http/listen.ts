import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { StartupError } from '../settings/startupError.ts';
import { withRestRead } from './readRest.ts';
import { withRequestIds } from './requestIds.ts';
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts';

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
