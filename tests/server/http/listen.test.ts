import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { StartupError } from '#server/settings/startupError.ts';

it('reports a host that is not on this machine', async () => {
  const security = { https: false, inlineScripts: [], apiHost: undefined, directApiHost: undefined };
  const options = { host: '203.0.113.7', port: 0, trustedProxies: 0, security };
  await expect(listen(new Hono(), options)).rejects.toThrow(
    new StartupError('This machine has no address 203.0.113.7: set HOST to one that it has.'),
  );
});
