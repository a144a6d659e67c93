import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

describe('the outbox', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openDatabase(await takeEmptyDatabase()));
  });

  it('returns an email as it was added, and counts its attempts', async () => {
    const mail = createWaitingMail();
    const other = createWaitingMail({ id: 'm2', kind: 'resetLink', code: undefined, language: 'ar' });
    await db.outbox.add(mail);
    await db.outbox.add(other);
    expect(await db.outbox.claim('m1', { now: 0, until: 10 })).toEqual({ ...mail, attempts: 1 });
    expect(await db.outbox.claim('m1', { now: 9, until: 20 })).toBeUndefined();
    expect(await db.outbox.claim('m1', { now: 10, until: 20 })).toEqual({ ...mail, attempts: 2 });
    expect(await db.outbox.claimDue({ now: 10, until: 20 }, 5)).toEqual([{ ...other, attempts: 1 }]);
  });

  it('claims the emails that are due longest, each for one server', async () => {
    for (let index = 0; index < 9; index += 1)
      await db.outbox.add(createWaitingMail({ id: `m${index}`, createdAt: 9 - index }));
    const first = await db.outbox.claimDue({ now: 9, until: 20 }, 3);
    expect(first.map(({ id }) => id).toSorted()).toEqual(['m6', 'm7', 'm8']);
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => db.outbox.claimDue({ now: 9, until: 20 }, 9)),
    );
    const ids = parallel.flat().map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    expect(await db.outbox.claimDue({ now: 19, until: 30 }, 9)).toEqual([]);
  });

  it('defers and removes an email', async () => {
    await db.outbox.add(createWaitingMail());
    await db.outbox.claim('m1', { now: 0, until: 10 });
    await db.outbox.defer('m1', 50);
    expect(await db.outbox.claim('m1', { now: 49, until: 60 })).toBeUndefined();
    expect(await db.outbox.claim('m1', { now: 50, until: 60 })).toMatchObject({ attempts: 2 });
    await db.outbox.remove('m1');
    expect(await db.outbox.claimDue({ now: 100, until: 110 }, 9)).toEqual([]);
  });

  it('claims emails that were deferred before the clock was set back', async () => {
    const day = 86_400_000;
    for (const id of ['m1', 'm2']) {
      await db.outbox.add(createWaitingMail({ id, createdAt: day }));
      await db.outbox.defer(id, day + 3_600_000);
    }
    expect(await db.outbox.claim('m1', { now: day, until: day + 10 })).toBeUndefined();
    expect(await db.outbox.claim('m1', { now: 0, until: 10 })).toMatchObject({ id: 'm1' });
    expect(await db.outbox.claimDue({ now: 0, until: 10 }, 9)).toMatchObject([{ id: 'm2' }]);
  });

  it('makes all emails due, also claimed ones', async () => {
    await db.outbox.add(createWaitingMail());
    await db.outbox.claim('m1', { now: 0, until: 100 });
    await db.outbox.makeAllDue(5);
    expect(await db.outbox.claimDue({ now: 5, until: 10 }, 9)).toHaveLength(1);
  });

  it('finds the oldest email that could not be sent', async () => {
    await db.outbox.add(createWaitingMail({ id: 'none', kind: 'none', createdAt: 1 }));
    await db.outbox.add(createWaitingMail({ id: 'new', createdAt: 3 }));
    await db.outbox.add(createWaitingMail({ id: 'old', createdAt: 2 }));
    expect(await db.outbox.findOldestDeferred()).toBeUndefined();
    await db.outbox.claimDue({ now: 5, until: 10 }, 9);
    expect(await db.outbox.findOldestDeferred()).toBe(2);
  });

  it('adds a code and its email together', async () => {
    const code = { hash: 'h1', email: 'asha@store.example', expiresAt: 100 };
    await db.codes.add(code, createWaitingMail());
    expect(await db.outbox.claim('m1', { now: 0, until: 10 })).toMatchObject({ kind: 'code' });
  });
});

it('adds neither a code nor its email if one of them fails', async () => {
  const { db } = await openDatabase(await takeEmptyDatabase());
  const email = 'asha@store.example';
  await db.outbox.add(createWaitingMail());
  const adding = db.codes.add({ hash: 'h1', email, expiresAt: 100 }, createWaitingMail());
  await expect(adding).rejects.toThrow(/unique/i);
  expect(await db.codes.findNewest(email)).toBeUndefined();
});
