import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPasskey } from '#server/base/passkeys.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Database } from '#server/base/database.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const passkey: StoredPasskey = {
  id: 'p1',
  adminId: 'a1',
  name: 'Laptop “work”',
  host: 'admin.store.example',
  publicKey: 'a2V5',
  counter: 5,
  transports: ['internal', 'hybrid'],
  createdAt: 10,
  lastUsedAt: undefined,
};
const MAX = 3;

describe('the database', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openDatabase(await takeEmptyDatabase()));
    for (const id of ['a1', 'a2'])
      await db.admins.save({
        id,
        kind: 'admin',
        email: `${id}@store.example`,
        fullName: 'Asha',
        passwordHash: 'hash',
      });
  });
  const addChallenge = (digest: string, adminId = 'a1') =>
    db.passkeys.addChallenge(digest, { kind: 'passkeyStep', adminId, expiresAt: 100 });
  async function add(changes: Partial<StoredPasskey> = {}, codes: readonly string[] = ['r1', 'r2']) {
    const added = { ...passkey, ...changes };
    await addChallenge(`to add ${added.id}`, added.adminId);
    return db.passkeys.add(added, `to add ${added.id}`, codes, MAX);
  }

  it('stores challenges until they are removed', async () => {
    await addChallenge('c1');
    await db.passkeys.addChallenge('c2', { kind: 'signIn', adminId: undefined, expiresAt: 200 });
    expect(await db.passkeys.findChallenge('c1')).toEqual({
      kind: 'passkeyStep',
      adminId: 'a1',
      expiresAt: 100,
    });
    await db.passkeys.removeStaleChallenges(101);
    expect(await db.passkeys.findChallenge('c1')).toBeUndefined();
    expect(await db.passkeys.findChallenge('c2')).toEqual({
      kind: 'signIn',
      adminId: undefined,
      expiresAt: 200,
    });
  });

  it('adds passkeys up to the limit, each challenge once, and codes with the first one', async () => {
    expect(await add()).toBe('first');
    expect(await db.passkeys.add({ ...passkey, id: 'p2' }, 'to add p1', [], MAX)).toBe('expired');
    expect(await add({ adminId: 'a2' }, ['r3'])).toBe('duplicate');
    expect(await add({ id: 'p2', createdAt: 9 }, ['r3', 'r4', 'r5'])).toBe('added');
    expect(await add({ id: 'p3', createdAt: 11 })).toBe('added');
    expect(await add({ id: 'p4' })).toBe('limitReached');
    expect(await db.passkeys.countRecoveryCodes('a1')).toBe(2);
    expect((await db.passkeys.findAllOf('a1')).map(({ id }) => id)).toEqual(['p2', 'p1', 'p3']);
    expect(await db.passkeys.find('p1')).toEqual(passkey);
    expect(await db.passkeys.findAllOf('a2')).toEqual([]);
  });

  it('renames and removes only passkeys of the account', async () => {
    await add();
    expect(await db.passkeys.rename('a2', 'p1', 'Mine')).toBe(false);
    expect(await db.passkeys.remove('a2', 'p1')).toBe(false);
    expect(await db.passkeys.rename('a1', 'p1', 'Phone')).toBe(true);
    expect(await db.passkeys.find('p1')).toEqual({ ...passkey, name: 'Phone' });
    expect(await db.passkeys.remove('a1', 'p1')).toBe(true);
    expect(await db.passkeys.remove('a1', 'p1')).toBe(false);
  });

  it('resets the rule and removes the codes with the last passkey of an account', async () => {
    await add();
    await add({ id: 'p2' });
    await add({ id: 'p3', adminId: 'a2' }, ['r3']);
    for (const adminId of ['a1', 'a2'])
      await db.passkeys.saveRule(adminId, 'passwordAndPasskey', passkey.host);
    await db.passkeys.remove('a1', 'p1');
    const read = async (adminId: string) => [
      await db.passkeys.getRule(adminId),
      await db.passkeys.countRecoveryCodes(adminId),
    ];
    expect(await read('a1')).toEqual(['passwordAndPasskey', 2]);
    await db.passkeys.remove('a1', 'p2');
    expect(await read('a1')).toEqual(['passwordOrPasskey', 0]);
    expect(await read('a2')).toEqual(['passwordAndPasskey', 1]);
    await addChallenge('c2', 'a2');
    await db.passkeys.removeAllOf('a2');
    expect(await read('a2')).toEqual(['passwordOrPasskey', 0]);
    expect(await db.passkeys.findAllOf('a2')).toEqual([]);
    expect(await db.passkeys.findChallenge('c2')).toBeUndefined();
  });

  it('keeps the rule when the account is saved', async () => {
    await add();
    await db.passkeys.saveRule('a1', 'passkey', passkey.host);
    await db.admins.save({ ...(await db.admins.find('a1'))!, fullName: 'Asha Rao' });
    expect(await db.passkeys.getRule('a1')).toBe('passkey');
  });

  it('saves a rule that needs a passkey only with one for the host', async () => {
    expect(await db.passkeys.getRule('a1')).toBe('passwordOrPasskey');
    expect(await db.passkeys.saveRule('a1', 'passkey', passkey.host)).toBe(false);
    await add();
    expect(await db.passkeys.saveRule('a1', 'passkey', 'moved.example')).toBe(false);
    expect(await db.passkeys.saveRule('a1', 'passkey', undefined)).toBe(false);
    expect(await db.passkeys.saveRule('a1', 'passkey', passkey.host)).toBe(true);
    expect(await db.passkeys.saveRule('a1', 'passwordOrPasskey', undefined)).toBe(true);
    expect(await db.passkeys.getRule('a1')).toBe('passwordOrPasskey');
  });

  it('uses a challenge once, even in parallel, and only with an unchanged counter', async () => {
    await add();
    await addChallenge('c1');
    const uses = await Promise.all(
      [6, 7, 8].map((counter) => db.passkeys.use(passkey, 'c1', { counter, at: 50 })),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    const used = (await db.passkeys.find('p1'))!;
    expect(used).toEqual({ ...passkey, counter: 6 + uses.indexOf(true), lastUsedAt: 50 });
    await addChallenge('c2');
    expect(await db.passkeys.use(passkey, 'c2', { counter: 9, at: 60 })).toBe(false);
    expect(await db.passkeys.use(used, 'c2', { counter: 9, at: 60 })).toBe(true);
    await addChallenge('c3');
    await db.passkeys.remove('a1', 'p1');
    const removed = { ...used, counter: 9 };
    expect(await db.passkeys.use(removed, 'c3', { counter: 10, at: 70 })).toBe(false);
  });

  it('uses a recovery code once, even in parallel, and keeps the challenge after a wrong one', async () => {
    await add();
    await add({ id: 'p2', adminId: 'a2' }, ['r3']);
    await addChallenge('c1');
    await addChallenge('c2');
    expect(await db.passkeys.useRecoveryCode('a1', 'r3', 'c1')).toBe('wrong');
    const uses = await Promise.all(
      ['c1', 'c2'].map((challenge) => db.passkeys.useRecoveryCode('a1', 'r1', challenge)),
    );
    expect(uses.toSorted()).toEqual(['used', 'wrong']);
    const left = uses[0] === 'used' ? 'c2' : 'c1';
    const others = await Promise.all(
      ['r2', 'r2'].map((code) => db.passkeys.useRecoveryCode('a1', code, left)),
    );
    expect(others.toSorted()).toEqual(['used', 'wrong']);
    await db.passkeys.replaceRecoveryCodes('a1', ['r4', 'r5']);
    expect(await db.passkeys.useRecoveryCode('a1', 'r4', left)).toBe('expired');
    expect(await db.passkeys.countRecoveryCodes('a1')).toBe(2);
  });

  it('replaces the recovery codes of an account with passkeys', async () => {
    expect(await db.passkeys.replaceRecoveryCodes('a1', ['r1'])).toBe(false);
    await add();
    await add({ id: 'p2', adminId: 'a2' }, ['r3']);
    expect(await db.passkeys.replaceRecoveryCodes('a1', ['r4'])).toBe(true);
    expect(await db.passkeys.countRecoveryCodes('a1')).toBe(1);
    expect(await db.passkeys.countRecoveryCodes('a2')).toBe(1);
  });

  it('removes everything of a removed account, and challenges with a new password', async () => {
    await add();
    await addChallenge('c1');
    await db.admins.changePassword('a1', 'hash', 'new');
    expect(await db.passkeys.findChallenge('c1')).toBeUndefined();
    await addChallenge('c2');
    await db.resetLinks.add('l1', { adminId: 'a1', expiresAt: 100 });
    await db.resetLinks.redeem('l1', 'a1', 50, 'newer');
    expect(await db.passkeys.findChallenge('c2')).toBeUndefined();
    expect(await db.passkeys.findAllOf('a1')).toHaveLength(1);
    await addChallenge('c3');
    await db.admins.remove('a1');
    expect(await db.passkeys.find('p1')).toBeUndefined();
    expect(await db.passkeys.countRecoveryCodes('a1')).toBe(0);
    expect(await db.passkeys.findChallenge('c3')).toBeUndefined();
  });
});
