import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Every connection is cut within this many bytes, in the middle of a request or of its response. */
const MAX_BYTES = 100_000;

export type CuttingProxy = { address: string; cuts: () => number; close: () => void };

/** Starts a proxy in front of a server that cuts connections at random, half of them after a request has arrived. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname: host, port } = new URL(target);
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    const end = (...sockets: Socket[]) => sockets.forEach((socket) => socket.destroy());
    const cutsResponse = Math.random() < 0.5;
    let bytesLeft = Math.random() * MAX_BYTES;
    const forward = (from: Socket, to: Socket, isLimited: boolean) =>
      from.on('data', (bytes) => {
        if (isLimited) bytesLeft -= bytes.length;
        if (bytesLeft >= 0) return void to.write(bytes);
        cuts += 1;
        end(near, far);
      });
    forward(near, far, !cutsResponse);
    forward(far, near, cutsResponse);
    for (const socket of [near, far])
      socket.on('error', () => end(near, far)).on('close', () => end(near, far));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => void server.close(),
  };
}
