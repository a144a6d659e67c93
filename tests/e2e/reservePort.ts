import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * For a product that is killed and started again where its page looks for it. Below the ports that systems hand out by
 * themselves: of those, any program on the machine may be given it meanwhile.
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
