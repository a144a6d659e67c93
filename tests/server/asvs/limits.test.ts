import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { createSqliteDialect } from '#server/store/sql/sqlite.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest, createVisitor } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const WRONG = { ...GUEST, password: 'wrong one' };
const login = (body: object, address = '192.0.2.1') =>
  server.visitor.post('/api/admin/login', body, { 'test-address': address });

it('check 26 (ASVS 6.3.1, 2.4.1): refuses wrong passwords beyond the limit with the time to wait', async () => {
  for (let tries = 0; tries < SIGN_IN_LIMITS.account; tries += 1) {
    expect((await login(WRONG)).status).toBe(200);
  }
  server.wait(60_000);
  const refused = await login(GUEST);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: 'Too many sign-in attempts. Please try again later.' },
  ]);
  expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
});

it('check 26 (ASVS 6.3.1, 2.4.1): counts parallel guesses one by one', async () => {
  const guesses = await Promise.all(Array.from({ length: 40 }, () => login(WRONG)));
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(SIGN_IN_LIMITS.account);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40 - SIGN_IN_LIMITS.account);
});

it('check 26 (ASVS 6.3.1, 2.4.1): counts guesses across servers that share a store', async () => {
  const file = join(createTemporaryFolder(), 'store.db');
  const servers: ServerUnderTest[] = [];
  for (let one = 0; one < 2; one += 1) {
    const opened = await openStore(createSqliteDialect(file));
    onTestFinished(() => opened.close());
    servers.push(await startServerUnderTest({ store: opened.store }));
  }
  const guess = (one: number) =>
    createVisitor(servers[one % 2]!.app)
      .post('/api/admin/login', WRONG)
      .then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, one) => guess(one)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(SIGN_IN_LIMITS.account);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - SIGN_IN_LIMITS.account);
});

it('check 27 (ASVS 6.1.1): lets the owner in from another address, and from this one after the window', async () => {
  for (let tries = 0; tries <= SIGN_IN_LIMITS.account; tries += 1) await login(WRONG);
  expect((await login(GUEST)).status).toBe(429);
  expect(await (await login(GUEST, '192.0.2.2')).json()).toEqual({ data: { user: expect.anything() } });
  server.wait(15 * 60_000);
  expect((await login(GUEST)).status).toBe(200);
});
