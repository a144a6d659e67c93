import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port for a product that is restarted on the same port. It is below the ephemeral ports, which the
 * system might give to another program in the meantime.
 */
export async function reservePort(): Promise<string> {
  const port = randomInt(12_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isFree ? String(port) : reservePort();
}
