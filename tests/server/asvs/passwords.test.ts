import { argon2Sync } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { createArgon2Passwords } from '#server/accounts/passwords.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

/** Cost parameters of each computed hash. */
const hashCosts: object[] = [];

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    hashCosts.push({ memory, passes, parallelism, tagLength });
    return crypto.argon2(algorithm, parameters, done);
  };
  return { ...crypto, argon2 };
});

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
});

const TOO_EASY = {
  status: 400,
  message: 'This password is too easy to guess. Please choose another one.',
  field: 'password',
};

async function resetTo(password: string): Promise<Response> {
  await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
  return server.visitor.post(path, { password, confirmPassword: password });
}

async function registerAndVerify(password = ASHA.password): Promise<void> {
  await asha.register({ password });
  await asha.verify(getNewestCodeOrLink(server.mails));
}

it.each(['password', 'Password123', '123456', 'QWERTYUIOP', 'letmein', 'iloveyou', 'counter123', 'trustno1'])(
  'check 28 (ASVS 6.2.4, 6.2.11): refuses the password %s at registration and reset, with a reason',
  async (password) => {
    expect(await asha.register({ password })).toEqual(TOO_EASY);
    await registerAndVerify();
    const refused = await resetTo(password);
    expect({ status: refused.status, ...(await refused.json()) }).toEqual(TOO_EASY);
  },
);

it.each([
  ['a repeated one', '777777'],
  ['a sequence', '654321'],
  ['a row of keys', 'poiuyt'],
  ['a date', '19900101'],
  ['a name', 'asha1990'],
  ['a common one with a digit', 'Princess1'],
])('check 28 (ASVS 6.2.4, 6.2.11): refuses %s at registration, reset and change', async (_, password) => {
  expect(await asha.register({ password })).toEqual(TOO_EASY);
  await registerAndVerify();
  const refused = await resetTo(password);
  expect({ status: refused.status, ...(await refused.json()) }).toEqual(TOO_EASY);
  const body = { currentPassword: ASHA.password, password };
  expect(await readData(asha.post('/api/account/password', body))).toEqual(TOO_EASY);
});

it('check 28 (ASVS 6.2.11): refuses the name of the store', async () => {
  await changeStoreDetails(server.deps.store, { storeName: 'Diya & Daughters' });
  expect(await asha.register({ password: 'Daughters12' })).toEqual(TOO_EASY);
});

it('check 28 (ASVS 6.2.4): counts visible characters only', async () => {
  expect(await asha.register({ password: `k7#p${'\u200B'.repeat(6)}` })).toMatchObject({
    status: 400,
    message: 'The password must be at least 6 characters.',
  });
});

it('check 28 (ASVS 6.2.4): refuses 3,000 common passwords', async () => {
  const { default: commonPasswords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  const first = commonPasswords.filter((password) => password.length >= 6).slice(0, 3000);
  const { isCommon } = createArgon2Passwords();
  expect(first.filter((password) => !isCommon(password))).toEqual([]);
  expect(first).toHaveLength(3000);
  expect(isCommon('a bowl of marigolds')).toBe(false);
});

it.each([
  ['64 characters', 'x'.repeat(31) + ' y'.repeat(16) + 'z'],
  ['1,020 characters with spaces at both ends', `  ${'ü'.repeat(1016)}  `],
  ['other alphabets', 'пароль 密码 🔑🔑🔑'],
])('check 28 (ASVS 6.2.5, 6.2.8, 6.2.9): accepts a password of %s unchanged', async (_, password) => {
  await registerAndVerify(password);
  expect(await asha.login(password)).toMatchObject({ user: {} });
  const others = [password.slice(0, -1), `${password} `, password.trim().slice(1), password.toUpperCase()];
  for (const other of others) expect(await asha.login(other)).toEqual({ isPassValid: false });
});

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Creates a hash with an older, lower cost. */
function createOldHash(password: string): string {
  const nonce = Buffer.from('somesaltsomesalt');
  const cost = { memory: 1024, passes: 3, parallelism: 1, tagLength: 24 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=1024,t=3,p=1$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`;
}

const CURRENT_HASH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

it('check 29 (ASVS 11.4.2): stores passwords as argon2id at the recommended cost, each with its own salt', async () => {
  server = await startServerUnderTest({ passwords: createArgon2Passwords() });
  asha = createPerson(server);
  await registerAndVerify();
  const ravi = createPerson(server, '192.0.2.2');
  await ravi.register({ email: 'ravi@store.example' });
  await ravi.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
  const hashes = (await server.deps.store.admins.findAll()).map(({ passwordHash }) => passwordHash);
  expect(hashes).toEqual([
    expect.stringMatching(CURRENT_HASH),
    expect.stringMatching(CURRENT_HASH),
    expect.stringMatching(CURRENT_HASH),
  ]);
  expect(new Set(hashes).size).toBe(3);
});

it('check 29 (ASVS 11.4.2): rehashes a hash of another cost at sign-in, unless the password has changed', async () => {
  server = await startServerUnderTest({ passwords: createArgon2Passwords() });
  asha = createPerson(server);
  await registerAndVerify();
  const { admins } = server.deps.store;
  const hashNow = async () => (await admins.findByEmail(ASHA.email))?.passwordHash;
  const admin = await admins.findByEmail(ASHA.email);
  const old = createOldHash(ASHA.password);
  await admins.save({ ...admin!, passwordHash: old });
  expect(await asha.login('a wrong one')).toEqual({ isPassValid: false });
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(await hashNow()).toBe(old);
  expect(await asha.login()).toMatchObject({ user: {} });
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(await hashNow()).toMatch(CURRENT_HASH);
  expect(await asha.login()).toMatchObject({ user: {} });

  await admins.rehash(admin!.id, old, 'hash of a late request');
  expect(await hashNow()).toMatch(CURRENT_HASH);
});

it('check 30 (ASVS 6.3.8): does the same work for unknown and known addresses', async () => {
  const comparedHashes: (string | undefined)[] = [];
  const { passwords } = server.deps;
  const matches: typeof passwords.matches = (password, hash) => {
    comparedHashes.push(hash);
    return passwords.matches(password, hash);
  };
  server = await startServerUnderTest({ passwords: { ...passwords, matches } });
  asha = createPerson(server);
  await registerAndVerify();
  await asha.login('a wrong one');
  await asha.login('a wrong one', 'nobody@store.example');
  expect(comparedHashes).toEqual([expect.any(String), undefined]);
});

it('check 30 (ASVS 6.3.8): computes a hash of the same cost without an account', async () => {
  // Load the module again, because a test file before this one may have loaded it without the mock.
  vi.resetModules();
  const reloaded = await import('#server/accounts/passwords.ts');
  const passwords = reloaded.createArgon2Passwords();
  const hash = await passwords.hash(ASHA.password);
  const costs: object[] = [];
  for (const known of [hash, undefined]) {
    hashCosts.length = 0;
    await passwords.matches('a wrong one', known);
    costs.push(...hashCosts);
  }
  expect(costs).toEqual([
    { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
    { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  ]);
});
