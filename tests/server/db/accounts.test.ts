import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_DEVICES, type Registration, type StoredAdmin, type Database } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';

const EMAIL = 'asha@store.example';
const asha: StoredAdmin = {
  id: 'a1',
  kind: 'admin',
  email: EMAIL,
  fullName: 'Asha',
  phoneNumber: '+91 1',
  passwordHash: 'hash',
};
const registration: Registration = {
  email: EMAIL,
  browser: 'b1',
  fullName: 'Asha',
  phoneNumber: undefined,
  passwordHash: 'hash',
  createdAt: 10,
};

describe('the database', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openDatabase(await takeEmptyDatabase()));
  });
  const addCode = (hash: string, expiresAt: number, email = EMAIL) =>
    db.codes.add({ hash, email, expiresAt }, createWaitingMail({ id: randomUUID(), email }));

  it('keeps one registration per address and browser, newest first', async () => {
    const other = { ...registration, browser: 'b2', phoneNumber: '+91 2', createdAt: 20 };
    const corrected = { ...registration, fullName: 'Asha Rao', createdAt: 30 };
    for (const one of [registration, other, corrected]) await db.registrations.save(one);
    await db.registrations.save({ ...registration, email: 'ravi@store.example' });
    expect(await db.registrations.findByEmail(EMAIL)).toEqual([corrected, other]);
    await db.registrations.removeStale(25);
    expect(await db.registrations.findByEmail(EMAIL)).toEqual([corrected]);
    expect(await db.registrations.findByEmail('ravi@store.example')).toEqual([]);
  });

  it('opens an account once and removes its registrations and codes', async () => {
    await db.registrations.save(registration);
    await addCode('c1', 100);
    await addCode('c2', 200);
    await addCode('other', 100, 'ravi@store.example');
    const opened = await Promise.all(
      ['c1', 'c2', 'c1'].map((hash) => db.registrations.openAccount(hash, asha)),
    );
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await db.admins.findByEmail(EMAIL)).toEqual(asha);
    expect(await db.registrations.findByEmail(EMAIL)).toEqual([]);
    expect(await db.codes.findNewest(EMAIL)).toBeUndefined();
    expect(await db.codes.findNewest('ravi@store.example')).toMatchObject({ expiresAt: 100 });
  });

  it('opens no account with the code of another address, or over an existing account', async () => {
    await addCode('other', 100, 'ravi@store.example');
    expect(await db.registrations.openAccount('other', asha)).toBe(false);
    expect(await db.admins.findByEmail(EMAIL)).toBeUndefined();
    await db.admins.save(asha);
    await addCode('c1', 100);
    expect(await db.registrations.openAccount('c1', { ...asha, id: 'a2', passwordHash: 'taken' })).toBe(
      false,
    );
    expect(await db.admins.findByEmail(EMAIL)).toEqual(asha);
  });

  it('keeps two codes per address', async () => {
    for (const [hash, expiresAt] of [
      ['c1', 100],
      ['c2', 110],
      ['c3', 120],
    ] as const) {
      await addCode(hash, expiresAt);
    }
    await addCode('other', 90, 'ravi@store.example');
    expect((await db.codes.countGuess(EMAIL, 50, 5)).toSorted()).toEqual(['c2', 'c3']);
    expect(await db.codes.findNewest(EMAIL)).toMatchObject({ expiresAt: 120, guesses: 1 });
    await db.codes.remove('c3');
    expect(await db.codes.countGuess(EMAIL, 109, 5)).toEqual(['c2']);
    expect(await db.codes.countGuess(EMAIL, 110, 5)).toEqual([]);
    expect(await db.codes.countGuess('ravi@store.example', 50, 5)).toEqual(['other']);
  });

  it('limits guesses per code, even parallel ones', async () => {
    await addCode('c1', 100);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => db.codes.countGuess(EMAIL, 50, 5)));
    expect(guesses.filter(({ length }) => length === 1)).toHaveLength(5);
    await addCode('c2', 110);
    expect(await db.codes.countGuess(EMAIL, 50, 5)).toEqual(['c2']);
    await addCode('c2', 115);
    expect(await db.codes.findNewest(EMAIL)).toMatchObject({ expiresAt: 115, guesses: 0 });
    await db.codes.removeStale(105);
    await db.codes.remove('c2');
    expect(await db.codes.findNewest(EMAIL)).toBeUndefined();
  });

  it('redeems a reset link once, for its own account, before it expires', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    await db.sessions.add('s1', { adminId: 'a1', startedAt: 0 });
    await db.sessions.add('s2', { adminId: 'a2', startedAt: 0 });
    for (const digest of ['l1', 'l2']) await db.resetLinks.add(digest, { adminId: 'a1', expiresAt: 100 });
    const isOpen = (digest: string, adminId: string, now: number) =>
      db.resetLinks.isValid(digest, adminId, now);
    expect(
      await Promise.all([isOpen('l1', 'a1', 99), isOpen('l1', 'a1', 100), isOpen('l1', 'a2', 99)]),
    ).toEqual([true, false, false]);
    expect(await db.resetLinks.redeem('l1', 'a2', 99, 'new')).toBe(false);
    expect(await db.resetLinks.redeem('l1', 'a1', 100, 'new')).toBe(false);
    expect(await db.sessions.find('s1')).toBeDefined();
    const redeemed = await Promise.all(
      ['l1', 'l2', 'l1'].map((digest) => db.resetLinks.redeem(digest, 'a1', 99, 'new')),
    );
    expect(redeemed.filter(Boolean)).toHaveLength(1);
    expect(await db.admins.findByEmail(EMAIL)).toEqual({ ...asha, passwordHash: 'new' });
    expect(await db.sessions.find('s1')).toBeUndefined();
    expect(await db.sessions.find('s2')).toBeDefined();
  });

  it('removes expired reset links and those of a removed account', async () => {
    await db.admins.save(asha);
    await db.resetLinks.add('l1', { adminId: 'a1', expiresAt: 100 });
    await db.resetLinks.removeStale(101);
    expect(await db.resetLinks.isValid('l1', 'a1', 50)).toBe(false);
    await db.resetLinks.add('l2', { adminId: 'a1', expiresAt: 200 });
    await db.admins.remove('a1');
    expect(await db.resetLinks.redeem('l2', 'a1', 50, 'new')).toBe(false);
  });

  it('saves the profile of one account, and nothing else', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    await db.admins.saveProfile('a1', { fullName: 'Asha Rao', phoneNumber: undefined });
    expect(await db.admins.find('a1')).toEqual({ ...asha, fullName: 'Asha Rao', phoneNumber: undefined });
    expect(await db.admins.find('a2')).toMatchObject({ fullName: 'Asha', phoneNumber: '+91 1' });
    expect(await db.admins.find('a3')).toBeUndefined();
  });

  it('changes a password once, and ends the sessions and reset links of its account', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    for (const adminId of ['a1', 'a2']) {
      await db.sessions.add(`session of ${adminId}`, { adminId, startedAt: 0 });
      await db.resetLinks.add(`link of ${adminId}`, { adminId, expiresAt: 100 });
    }
    const changed = await Promise.all(
      ['new', 'newer'].map((hash) => db.admins.changePassword('a1', 'hash', hash)),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect((await db.admins.find('a1'))?.passwordHash).toMatch(/^newe?r?$/);
    expect((await db.admins.find('a2'))?.passwordHash).toBe('hash');
    expect(await db.sessions.find('session of a1')).toBeUndefined();
    expect(await db.resetLinks.isValid('link of a1', 'a1', 50)).toBe(false);
    expect(await db.sessions.find('session of a2')).toBeDefined();
    expect(await db.resetLinks.isValid('link of a2', 'a2', 50)).toBe(true);
  });

  it('lists the sessions of an account, last used first, and removes all but one', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    await db.sessions.add('s1', { adminId: 'a1', startedAt: 10, userAgent: 'Firefox “ESR”' });
    await db.sessions.add('s2', { adminId: 'a1', startedAt: 20 });
    await db.sessions.add('s3', { adminId: 'a2', startedAt: 30 });
    await db.sessions.touch('s1', 40);
    const [first, second] = [
      { digest: 's1', startedAt: 10, seenAt: 40, userAgent: 'Firefox “ESR”' },
      { digest: 's2', startedAt: 20, seenAt: 20, userAgent: undefined },
    ];
    expect(await db.sessions.findAllOf('a1')).toEqual([first, second]);
    await db.sessions.removeOthersOf('a1', 's2');
    expect(await db.sessions.findAllOf('a1')).toEqual([second]);
    expect(await db.sessions.findAllOf('a2')).toHaveLength(1);
  });

  it('remembers the newest devices of an account', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    const remember = (device: string, at: number, adminId = 'a1') => db.devices.remember(adminId, device, at);
    expect(await remember('d1', 1)).toBe('first');
    expect(await remember('d1', 2, 'a2')).toBe('first');
    for (let one = 2; one <= MAX_DEVICES; one += 1) expect(await remember(`d${one}`, one)).toBe('new');
    expect(await remember('d1', 100)).toBe('known');
    expect(await remember('one more', 101)).toBe('new');
    // The one that was used longest ago is forgotten.
    expect(await remember('d1', 102)).toBe('known');
    expect(await remember('d3', 103)).toBe('known');
    expect(await remember('d2', 104)).toBe('new');
    await db.admins.remove('a1');
    await db.admins.save(asha);
    expect(await remember('d1', 105)).toBe('first');
  });

  it('returns the last sign-in of each account, and its sessions that have not expired', async () => {
    await db.admins.save(asha);
    await db.admins.save({ ...asha, id: 'a2', email: 'ravi@store.example' });
    for (const [digest, startedAt] of [
      ['s1', 10],
      ['s2', 20],
      ['s3', 30],
    ] as const) {
      await db.sessions.add(digest, { adminId: 'a1', startedAt });
    }
    await db.sessions.touch('s2', 90);
    await db.sessions.touch('s1', 90);
    await db.admins.save({ ...asha, fullName: 'Asha Rao' });
    const summarize = async (startedAt: number, seenAt: number) =>
      Object.fromEntries(await db.sessions.summarize({ startedAt, seenAt }));
    const never = { lastSignInAt: undefined, openSessions: 0 };
    expect(await summarize(0, 0)).toEqual({ a1: { lastSignInAt: 30, openSessions: 3 }, a2: never });
    expect(await summarize(10, 30)).toEqual({ a1: { lastSignInAt: 30, openSessions: 1 }, a2: never });
    await db.sessions.removeAll();
    expect(await summarize(0, 0)).toEqual({ a1: { lastSignInAt: 30, openSessions: 0 }, a2: never });
  });

  it('returns the attempts of a window without counting one', async () => {
    expect(await db.attempts.getCount('k', 100)).toBe(0);
    await db.attempts.count('k', 100, 50);
    expect([await db.attempts.getCount('k', 149), await db.attempts.getCount('k', 150)]).toEqual([1, 0]);
  });
});
