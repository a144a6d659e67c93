import { argon2Sync } from 'node:crypto';
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { BusyError } from '#server/base/limitConcurrency.ts';
import { createArgon2Passwords } from '#server/accounts/passwords.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

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

const passwords = createArgon2Passwords();
const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Creates a hash with a lower cost, as an older version did. */
function createOldHash(password: string): string {
  const nonce = Buffer.from('somesaltsomesalt');
  const cost = { memory: 1024, passes: 3, parallelism: 1, tagLength: 24 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=1024,t=3,p=1$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`;
}

const CURRENT_HASH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

it('hashes as argon2id at the recommended cost, each with its own salt [ASVS 11.4.2]', async () => {
  const hashes = [await passwords.hash(ASHA.password), await passwords.hash(ASHA.password)];
  expect(hashes).toEqual([expect.stringMatching(CURRENT_HASH), expect.stringMatching(CURRENT_HASH)]);
  expect(new Set(hashes).size).toBe(2);
  expect(await passwords.matches(ASHA.password, hashes[0])).toBe(true);
});

it('reads hashes with other cost parameters', async () => {
  const hash = createOldHash('correct horse');
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('correct house', hash)).toBe(false);
});

it('replaces a hash of another cost at sign-in, unless the password has changed [ASVS 11.2.2, 11.4.2]', async () => {
  const server = await startServerUnderTest({ passwords });
  const asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  const { admins } = server.deps.db;
  const findHash = async () => (await admins.findByEmail(ASHA.email))?.passwordHash;
  const admin = await admins.findByEmail(ASHA.email);
  const old = createOldHash(ASHA.password);
  await admins.save({ ...admin!, passwordHash: old });
  expect(await asha.login('a wrong one')).toEqual({ isPassValid: false });
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(await findHash()).toBe(old);
  expect(await asha.login()).toMatchObject({ user: {} });
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(await findHash()).toMatch(CURRENT_HASH);
  expect(await asha.login()).toMatchObject({ user: {} });

  await admins.rehash(admin!.id, old, 'hash of a late request');
  expect(await findHash()).toMatch(CURRENT_HASH);
});

it('matches nothing without an account', async () => {
  expect(await passwords.matches('', undefined)).toBe(false);
  expect(await passwords.matches('open the counter', undefined)).toBe(false);
});

it('computes a hash of the same cost without an account [ASVS 6.3.8]', async () => {
  // Load the module again, because a test file before this one may have loaded it without the mock.
  vi.resetModules();
  const reloaded = (await import('#server/accounts/passwords.ts')).createArgon2Passwords();
  const hash = await reloaded.hash(ASHA.password);
  hashCosts.length = 0;
  for (const known of [hash, undefined]) await reloaded.matches('a wrong one', known);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  expect(hashCosts).toEqual([cost, cost]);
});

it('refuses further work when the queue is full [ASVS 15.2.2]', async () => {
  const cheap = createOldHash('another');
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches('x', cheap)));
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason);
  expect(refused).toEqual(Array.from({ length: 60 - 34 }, () => expect.any(BusyError)));
  expect(await passwords.matches('x', cheap)).toBe(false);
});

it('finds 3,000 common passwords, and those about the product [ASVS 6.2.4, 6.2.11]', () => {
  const first = commonPasswords.filter((password) => password.length >= 6).slice(0, 3000);
  expect(first).toHaveLength(3000);
  expect(first.filter((password) => !passwords.isCommon(password))).toEqual([]);
  for (const password of ['Password123', 'QWERTYUIOP', 'iloveyou', 'counter123', 'trustno1', 'Princess1'])
    expect([password, passwords.isCommon(password)]).toEqual([password, true]);
  expect(passwords.isCommon('a bowl of marigolds')).toBe(false);
});
