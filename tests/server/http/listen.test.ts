import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { getAddress, listen } from '#server/http/listen.ts';
import { StartupError } from '#server/settings/startupError.ts';

const security = { https: false, inlineScripts: [], apiHost: undefined, directApiHost: undefined };

it('reports a host that is not on this machine', async () => {
  const options = { host: '203.0.113.7', port: 0, trustedProxies: 0, security };
  await expect(listen(new Hono(), options)).rejects.toThrow(
    new StartupError('This machine has no address 203.0.113.7: set HOST to one that it has.'),
  );
});

it('keeps an idle connection for 125 seconds, longer than a proxy does', async () => {
  const server = await listen(new Hono(), { host: '127.0.0.1', port: 0, trustedProxies: 0, security });
  onTestFinished(() => void server.close());
  const response = await fetch(getAddress(server, '127.0.0.1'));
  expect(response.headers.get('keep-alive')).toBe('timeout=125');
});
