import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createArgon2Passwords } from '#server/accounts/passwords.ts';

const passwords = createArgon2Passwords();
const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

it('reads hashes with other cost parameters', async () => {
  const nonce = Buffer.from('somesaltsomesalt');
  const cost = { memory: 1024, passes: 3, parallelism: 1, tagLength: 24 };
  const tag = argon2Sync('argon2id', { message: 'correct horse', nonce, ...cost });
  const hash = `$argon2id$v=19$m=1024,t=3,p=1$${plain(nonce)}$${plain(tag)}`;
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('correct house', hash)).toBe(false);
});

it('matches nothing without an account', async () => {
  expect(await passwords.matches('', undefined)).toBe(false);
  expect(await passwords.matches('open the counter', undefined)).toBe(false);
});

it('refuses further work when the queue is full', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches('x', undefined)));
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason.status);
  expect(refused).toEqual(Array.from({ length: 60 - 34 }, () => 429));
  expect(await passwords.matches('x', undefined)).toBe(false);
});
