import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { EMAIL_PROBING_LIMIT, SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { createVisitor, GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const login = (body: object, address = '192.0.2.1') =>
  server.visitor.post('/api/admin/login', body, { 'test-address': address });
const wrong = { ...GUEST, password: 'wrong one' };

it.each([
  ['the right password', GUEST, { user: { fullName: 'Guest Administrator', email: GUEST.email } }],
  [
    'another case and spaces around',
    { ...GUEST, email: ' GUEST@Store.Example ' },
    { user: expect.anything() },
  ],
  ['a wrong password', wrong, { isPassValid: false }],
  [
    'a password with a space at its end',
    { ...GUEST, password: `${GUEST.password} ` },
    { isPassValid: false },
  ],
  ['an empty password', { ...GUEST, password: '' }, { isPassValid: false }],
  ['an unknown user', { ...GUEST, email: 'nobody@store.example' }, { userNotFound: true }],
  ['SQL for an address', { ...GUEST, email: "' or 1=1 --" }, { userNotFound: true }],
  ['the name of a property', { email: '__proto__', password: 'constructor' }, { userNotFound: true }],
])('answers %s', async (_, body, data) => {
  const answer = await login(body);
  expect([answer.status, await answer.json()]).toEqual([200, { data }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.has('set-cookie')).toBe('user' in data);
});

it('refuses credentials that are too long before hashing', async () => {
  expect((await login({ ...GUEST, password: 'x'.repeat(1025) })).status).toBe(400);
  expect((await login({ ...GUEST, email: `${'x'.repeat(250)}@a.example` })).status).toBe(400);
});

it('limits attempts per IP address across accounts', async () => {
  for (let tries = 0; tries < SIGN_IN_LIMITS.ip; tries += 1) {
    const email = `user${tries % 6}@store.example`;
    expect((await login({ ...wrong, email })).status).toBe(200);
  }
  expect((await login({ ...wrong, email: 'user0@store.example' })).status).toBe(429);
});

it('limits how many accounts a visitor can probe, even in parallel', async () => {
  const guess = (one: number) => login({ ...wrong, email: `user${one}@store.example` });
  // More accounts than the limit, and some twice, because a repeated account is not counted again.
  const responses = await Promise.all(
    Array.from({ length: 2 * EMAIL_PROBING_LIMIT.limit }, async (_, request) => {
      const account = request % (EMAIL_PROBING_LIMIT.limit + 5);
      return { account, status: (await guess(account)).status };
    }),
  );
  const known = new Set(responses.filter(({ status }) => status === 200).map(({ account }) => account));
  expect(known.size).toBeLessThanOrEqual(EMAIL_PROBING_LIMIT.limit);
  const refused = await guess(99);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: 'Too many requests. Please try again later.' },
  ]);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect((await login({ ...wrong, email: 'user99@store.example' }, '192.0.2.2')).status).toBe(200);
  server.wait(3_600_000);
  expect((await guess(99)).status).toBe(200);
});

it('does not let an account refund probing of others', async () => {
  for (let one = 0; one < EMAIL_PROBING_LIMIT.limit; one += 1) {
    expect((await login({ ...wrong, email: `user${one}@store.example` })).status).toBe(200);
    await login(GUEST);
  }
  expect((await login({ ...wrong, email: 'one-more@store.example' })).status).toBe(429);
  expect((await login(GUEST)).status).toBe(200);
});

it('answers unknown addresses like wrong passwords if the settings hide accounts', async () => {
  server = await startServerUnderTest({ accounts: { ...server.deps.accounts, unknownEmail: 'hide' } });
  const unknown = await login({ ...wrong, email: 'nobody@store.example' });
  expect(await unknown.json()).toEqual({ data: { isPassValid: false } });
  expect(await (await login(wrong)).json()).toEqual({ data: { isPassValid: false } });
});

it('does not count successful sign-ins', async () => {
  for (let times = 0; times < SIGN_IN_LIMITS.ip + 5; times += 1) {
    expect((await login(GUEST)).status).toBe(200);
  }
});

it('refuses wrong passwords beyond the limit with the time to wait [ASVS 6.3.1, 2.4.1]', async () => {
  for (let tries = 0; tries < SIGN_IN_LIMITS.account; tries += 1) {
    expect((await login(wrong)).status).toBe(200);
  }
  server.wait(60_000);
  const refused = await login(GUEST);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: 'Too many sign-in attempts. Please try again later.' },
  ]);
  expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
});

it('counts parallel guesses one by one, also across servers that share a store [ASVS 6.3.1, 2.4.1]', async () => {
  const file = join(createTemporaryFolder(), 'store.db');
  const servers: ServerUnderTest[] = [];
  for (let one = 0; one < 2; one += 1) {
    const opened = await openDatabase(createSqliteDialect(file));
    onTestFinished(() => opened.close());
    servers.push(await startServerUnderTest({ db: opened.db }));
  }
  const guess = (one: number) =>
    createVisitor(servers[one % 2]!.app)
      .post('/api/admin/login', wrong)
      .then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, one) => guess(one)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(SIGN_IN_LIMITS.account);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - SIGN_IN_LIMITS.account);
});

it('lets the owner in from another address, and from this one after the window [ASVS 6.1.1]', async () => {
  for (let tries = 0; tries <= SIGN_IN_LIMITS.account; tries += 1) await login(wrong);
  expect((await login(GUEST)).status).toBe(429);
  expect(await (await login(GUEST, '192.0.2.2')).json()).toEqual({ data: { user: expect.anything() } });
  server.wait(15 * 60_000);
  expect((await login(GUEST)).status).toBe(200);
});
