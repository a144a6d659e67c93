import { once } from 'node:events';
import { type IncomingMessage, request as ask } from 'node:http';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { getAddress, listen } from '#server/http/listen.ts';
import type { SecurityOptions } from '#server/http/security/securityHeaders.ts';

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** A site that can be requested over HTTP. */
export type HttpSite = { request(path: string, sent?: Sent): Promise<Response> };

async function readResponse(outgoing: ReturnType<typeof ask>): Promise<Response> {
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  const headers = new Headers();
  const { rawHeaders, statusCode: status = 0 } = response;
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return new Response(status === 304 ? null : Buffer.concat(chunks), { status, headers });
}

/** Serves a site over HTTP to a client that neither normalizes paths nor decompresses bodies. */
export async function serveOverHttp(site: Hono, security: SecurityOptions): Promise<HttpSite> {
  const server = await listen(site, { host: '127.0.0.1', port: 0, trustedProxies: 0, security });
  onTestFinished(() => void server.close());
  const { port, hostname } = new URL(getAddress(server, '127.0.0.1'));
  return {
    request(path, { method = 'GET', headers = {}, body } = {}) {
      const outgoing = ask({ hostname, port, path, method, headers, agent: false });
      outgoing.end(body);
      return readResponse(outgoing);
    },
  };
}
