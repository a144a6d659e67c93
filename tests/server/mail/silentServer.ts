import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a mail server that accepts connections and never answers. */
export async function startSilentServer(): Promise<{ url: string; connected: Promise<unknown> }> {
  const server = createServer((socket) => socket.on('error', () => undefined));
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connected };
}
