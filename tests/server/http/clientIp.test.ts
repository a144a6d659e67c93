import { join } from 'node:path';
import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { createClientIpReader } from '#server/http/clientIp.ts';
import { GUEST } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

/** Creates the parts of a request that the address is read from. */
function request(remoteAddress: string | undefined, forwarded?: string): Context {
  const req = { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) };
  return { env: { incoming: { socket: { remoteAddress } } }, req } as unknown as Context;
}

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  [undefined, 'unknown'],
])('counts %s as %s', (address, counted) => {
  expect(createClientIpReader(0)(request(address))).toBe(counted);
});

it.each([
  [0, '198.51.100.1', '192.0.2.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.9.9, 198.51.100.1,203.0.113.5', '198.51.100.1'],
  [2, '198.51.100.1', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '', '192.0.2.1'],
])('with %i proxies and the header %s returns %s [ASVS 4.1.3, 15.3.4]', (proxies, forwarded, counted) => {
  expect(createClientIpReader(proxies)(request('192.0.2.1', forwarded))).toBe(counted);
});

it('counts sign-ins by the entry of the own proxy only [ASVS 4.1.3, 15.3.4]', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const { address } = await startWholeServer({ DATA_DIR, TRUST_PROXY: '1' });
  const signIn = async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const init = { method: 'POST', headers, body: JSON.stringify({ ...GUEST, password: 'wrong one' }) };
    return (await fetch(`${address}/api/admin/login`, init)).status;
  };
  for (let tries = 0; tries < SIGN_IN_LIMITS.account; tries += 1)
    expect(await signIn(`203.0.113.${tries}, 198.51.100.1`)).toBe(200);
  expect(await signIn('203.0.113.99, 198.51.100.1')).toBe(429);
  expect(await signIn('198.51.100.1, 203.0.113.99')).toBe(200);
});
