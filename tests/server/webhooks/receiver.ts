import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Received = { path: string; method: string; headers: IncomingHttpHeaders; body: string };

export const answerWith =
  (status: number, text = '', headers: Record<string, string> = {}): RequestListener =>
  (_, outgoing) =>
    void outgoing.writeHead(status, headers).end(text);

/** Starts a receiver on loopback, until the test ends, that records what it gets. `respond` can be replaced. */
export async function startReceiver(respond: RequestListener = answerWith(204)) {
  const received: Received[] = [];
  const receiver = { received, url: '', respond };
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray().catch(() => [])).toString();
    const { url: path = '', method = '', headers } = incoming;
    received.push({ path, method, headers, body });
    receiver.respond(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}
