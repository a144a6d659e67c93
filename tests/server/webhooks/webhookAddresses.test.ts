import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import {
  createPublicLookup,
  findUrlProblem,
  isPrivateAddress,
  PrivateAddressError,
} from '#server/webhooks/webhookAddresses.ts';

describe('an address [ASVS 1.3.6]', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::8.8.8.8',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%lo',
    'fec0::1',
    'ff02::1',
    'not an address',
    '',
  ])('that is not public: %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '64:ff9b::808:808',
    '64:ff9b::8.8.8.8',
  ])('that is public: %s', (address) => expect(isPrivateAddress(address)).toBe(false));
});

describe('a URL', () => {
  it.each([
    ['https://shop.example/hooks?a=1', undefined],
    ['https://shop.example:8443', undefined],
    ['https://8.8.8.8/', undefined],
    ['https://[2606:4700::1111]/', undefined],
    ['https://localhost.example', undefined],
    ['http://shop.example', 'insecure'],
    ['http://127.0.0.1', 'insecure'],
    ['https://127.1', 'private'],
    ['https://2130706433', 'private'],
    ['https://0x7f.1', 'private'],
    ['https://0177.0.0.1', 'private'],
    ['https://①27.0.0.1', 'private'],
    ['https://[::1]', 'private'],
    ['https://[::ffff:7f00:1]', 'private'],
    ['https://localhost', 'private'],
    ['https://LOCALHOST.:1', 'private'],
    ['https://shop.localhost', 'private'],
    ['https://user@shop.example', 'invalid'],
    ['https://:secret@shop.example', 'invalid'],
    ['ftp://shop.example', 'invalid'],
    ['file:///etc/passwd', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['//shop.example', 'invalid'],
    ['shop.example', 'invalid'],
    ['https://', 'invalid'],
    ['', 'invalid'],
    [`https://shop.example/${'x'.repeat(2000)}`, 'invalid'],
  ])('%s is %s', (url, problem) => expect(findUrlProblem(url, 'refuse')).toBe(problem));

  it('may be private or http if the setting allows it', () => {
    for (const url of ['http://127.0.0.1:4650/hooks', 'http://localhost', 'https://[::1]'])
      expect(findUrlProblem(url, 'allow')).toBeUndefined();
    for (const url of ['ftp://localhost', 'http://user:secret@localhost'])
      expect(findUrlProblem(url, 'allow')).toBe('invalid');
  });
});

describe('the lookup', () => {
  const run = (addresses: LookupAddress[], options: { all?: boolean } = {}) =>
    new Promise((resolve) => {
      const lookup = createPublicLookup((_, done) => done(null, addresses));
      lookup('shop.example', options, (...result) => resolve(result));
    });
  const good = { address: '8.8.8.8', family: 4 };
  const bad = { address: '10.0.0.1', family: 4 };

  it('returns one address, or all of them', async () => {
    expect(await run([good])).toEqual([null, '8.8.8.8', 4]);
    expect(await run([good], { all: true })).toEqual([null, [good]]);
  });

  it('refuses a host that has a private address among others, or none', async () => {
    for (const addresses of [[bad], [good, bad], [bad, good], []])
      expect(await run(addresses, { all: true })).toEqual([expect.any(PrivateAddressError), []]);
  });

  it('passes on that there is no such host', async () => {
    const error = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    const lookup = createPublicLookup((_, done) => done(error, []));
    const result = await new Promise((resolve) => lookup('x.example', {}, (...all) => resolve(all)));
    expect(result).toEqual([error, []]);
  });
});
