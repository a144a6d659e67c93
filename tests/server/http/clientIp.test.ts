import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { createClientIpReader } from '#server/http/clientIp.ts';

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
])('with %i proxies and the header %s returns %s', (proxies, forwarded, counted) => {
  expect(createClientIpReader(proxies)(request('192.0.2.1', forwarded))).toBe(counted);
});
