import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy that forwards requests to the product and can drop the responses. */
export type LossyProxy = {
  address: string;
  /** Drops the next responses to requests of a path. */
  lose(path: string, answers: number): void;
  /** Number of dropped responses. */
  lost(): number;
};

export async function startLossyProxy(getAddress: () => string): Promise<LossyProxy> {
  const losses = { path: '', left: 0, lost: 0 };
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const { host } = new URL(getAddress());
    const forwarded = request(getAddress() + url, {
      method,
      headers: { ...headers, host, origin: getAddress() },
    });
    forwarded.on('response', (answer) => {
      if (losses.left > 0 && url.includes(losses.path)) {
        losses.left -= 1;
        losses.lost += 1;
        answer.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (path, answers) => void Object.assign(losses, { path, left: answers }),
    lost: () => losses.lost,
  };
}
