import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { runServer } from '../runningServer.ts';
import { GUEST } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const WRONG = { ...GUEST, password: 'wrong one' };

/** Sends one wrong sign-in more than the limit, each with another claimed address, and returns the statuses. */
async function signInWithClaims(address: string, headersOf: (one: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let one = 0; one <= SIGN_IN_LIMITS.account; one += 1) {
    const headers = { 'content-type': 'application/json', ...headersOf(one) };
    const init = { method: 'POST', headers, body: JSON.stringify(WRONG) };
    statuses.push((await fetch(`${address}/api/admin/login`, init)).status);
  }
  return statuses;
}

it('check 18 (ASVS 4.1.3, 15.3.4): ignores a claimed IP address for limits', async () => {
  const address = await runServer({ DATA_DIR: join(createTemporaryFolder(), 'data') }).ready;
  const statuses = await signInWithClaims(address, (one) => ({
    'x-forwarded-for': `203.0.113.${one}`,
    'x-real-ip': `203.0.113.${one}`,
    forwarded: `for=203.0.113.${one}`,
    'cf-connecting-ip': `203.0.113.${one}`,
  }));
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

it('check 18 (ASVS 4.1.3, 15.3.4): trusts only the entry of its own proxy', async () => {
  const address = await runServer({ DATA_DIR: join(createTemporaryFolder(), 'data'), TRUST_PROXY: '1' })
    .ready;
  const claims = await signInWithClaims(address, (one) => ({
    'x-forwarded-for': `203.0.113.${one}, 198.51.100.1`,
  }));
  expect(claims.slice(-2)).toEqual([200, 429]);
  const others = await signInWithClaims(address, (one) => ({
    'x-forwarded-for': `198.51.100.1, 203.0.113.${one}`,
  }));
  expect(new Set(others)).toEqual(new Set([200]));
});
