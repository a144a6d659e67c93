import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { StartFailure } from '../startFailure.ts';

type Where = { host: string; port: number };

const ADVICE: Record<string, (where: Where) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use: stop what uses it, or set PORT to another one.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown: set HOST to an address of this machine.`,
};

function failureOf(error: unknown, where: Where): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE[code];
  return advice ? new StartFailure(advice(where)) : error;
}

/** What happens around every request, before the site sees it. */
export type Around = (listener: RequestListener) => RequestListener;

/** Starts to listen; resolves once requests are answered. */
export async function listen(site: Hono, where: Where, around: Around): Promise<Server> {
  // Six images of 5 MB take minutes over a slow line.
  const options = { headersTimeout: 15_000, requestTimeout: 600_000 };
  const server = createServer(options, around(getRequestListener(site.fetch)));
  server.listen(where.port, where.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw failureOf(error, where);
  }
  return server;
}

/** Where to point a browser. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const everywhere = host === '0.0.0.0' || host === '::';
  const shown = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

/** Below the half minute that service managers and containers wait before they kill. */
const PATIENCE = 25_000;

/** Takes no more connections and waits for the requests under way, though not for ever. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
