import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to the product whose connections can be cut after a number of bytes. */
export type TcpProxy = { address: string; cutAfter(bytes: number): void; mend(): void };

export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const { hostname: host, port } = new URL(address);
  let limit = Infinity;
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    let sent = 0;
    const end = (...sockets: Socket[]) => sockets.forEach((socket) => socket.destroy());
    near.on('data', (bytes) => {
      sent += bytes.length;
      if (sent > limit) end(near, far);
      else far.write(bytes);
    });
    far.pipe(near);
    for (const socket of [near, far])
      socket.on('error', () => end(near, far)).on('close', () => end(near, far));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => void (limit = bytes),
    mend: () => void (limit = Infinity),
  };
}
