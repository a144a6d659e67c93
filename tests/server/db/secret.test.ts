import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

it('creates one secret of 256 bits for all servers of a store [ASVS 11.1.1]', async () => {
  const dialect = await takeEmptyDatabase();
  const { secret } = await openDatabase(dialect);
  const [first, second] = await Promise.all([secret.read(), secret.read()]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(await secret.read()).toBe(first);
});

it('replaces its secret, and ends the codes that were hashed with it', async () => {
  const { secret, db } = await openDatabase(await takeEmptyDatabase());
  const first = await secret.read();
  const email = 'asha@store.example';
  await db.codes.add({ hash: 'h1', email, expiresAt: 100 }, createWaitingMail({ email }));
  await secret.replace();
  const second = await secret.read();
  expect(second).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await db.codes.find('h1')).toBeUndefined();
});

it('can replace a secret that was never used', async () => {
  const { secret } = await openDatabase(await takeEmptyDatabase());
  await secret.replace();
  expect(await secret.read()).toMatch(/^[\w-]{43}$/);
});
