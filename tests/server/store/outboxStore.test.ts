import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

describe('the outbox', () => {
  let store: Store;
  beforeEach(async () => {
    ({ store } = await openStore(await takeEmptyDatabase()));
  });

  it('returns an email as it was added, and counts its attempts', async () => {
    const mail = createWaitingMail();
    const other = createWaitingMail({ id: 'm2', kind: 'resetLink', code: undefined, language: 'ar' });
    await store.outbox.add(mail);
    await store.outbox.add(other);
    expect(await store.outbox.claim('m1', { now: 0, until: 10 })).toEqual({ ...mail, attempts: 1 });
    expect(await store.outbox.claim('m1', { now: 9, until: 20 })).toBeUndefined();
    expect(await store.outbox.claim('m1', { now: 10, until: 20 })).toEqual({ ...mail, attempts: 2 });
    expect(await store.outbox.claimDue({ now: 10, until: 20 }, 5)).toEqual([{ ...other, attempts: 1 }]);
  });

  it('claims the emails that are due longest, each for one server', async () => {
    for (let index = 0; index < 9; index += 1)
      await store.outbox.add(createWaitingMail({ id: `m${index}`, createdAt: 9 - index }));
    const [first] = await Promise.all([
      store.outbox.claimDue({ now: 9, until: 20 }, 3),
      store.outbox.claimDue({ now: 9, until: 20 }, 3),
    ]);
    expect(first.map(({ id }) => id).toSorted()).toEqual(['m6', 'm7', 'm8']);
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => store.outbox.claimDue({ now: 9, until: 20 }, 9)),
    );
    const ids = parallel.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await store.outbox.claimDue({ now: 19, until: 30 }, 9)).toEqual([]);
  });

  it('defers and removes an email', async () => {
    await store.outbox.add(createWaitingMail());
    await store.outbox.claim('m1', { now: 0, until: 10 });
    await store.outbox.defer('m1', 50);
    expect(await store.outbox.claim('m1', { now: 49, until: 60 })).toBeUndefined();
    expect(await store.outbox.claim('m1', { now: 50, until: 60 })).toMatchObject({ attempts: 2 });
    await store.outbox.remove('m1');
    expect(await store.outbox.claimDue({ now: 100, until: 110 }, 9)).toEqual([]);
  });

  it('claims emails that were deferred before the clock was set back', async () => {
    const day = 86_400_000;
    for (const id of ['m1', 'm2']) {
      await store.outbox.add(createWaitingMail({ id, createdAt: day }));
      await store.outbox.defer(id, day + 3_600_000);
    }
    expect(await store.outbox.claim('m1', { now: day, until: day + 10 })).toBeUndefined();
    expect(await store.outbox.claim('m1', { now: 0, until: 10 })).toMatchObject({ id: 'm1' });
    expect(await store.outbox.claimDue({ now: 0, until: 10 }, 9)).toMatchObject([{ id: 'm2' }]);
  });

  it('makes all emails due, also claimed ones', async () => {
    await store.outbox.add(createWaitingMail());
    await store.outbox.claim('m1', { now: 0, until: 100 });
    await store.outbox.makeAllDue(5);
    expect(await store.outbox.claimDue({ now: 5, until: 10 }, 9)).toHaveLength(1);
  });

  it('finds the oldest email that could not be sent', async () => {
    await store.outbox.add(createWaitingMail({ id: 'none', kind: 'none', createdAt: 1 }));
    await store.outbox.add(createWaitingMail({ id: 'new', createdAt: 3 }));
    await store.outbox.add(createWaitingMail({ id: 'old', createdAt: 2 }));
    expect(await store.outbox.findOldestDeferred()).toBeUndefined();
    await store.outbox.claimDue({ now: 5, until: 10 }, 9);
    expect(await store.outbox.findOldestDeferred()).toBe(2);
  });

  it('adds a code and its email together', async () => {
    const code = { hash: 'h1', email: 'asha@store.example', expiresAt: 100 };
    await store.codes.add(code, createWaitingMail());
    expect(await store.outbox.claim('m1', { now: 0, until: 10 })).toMatchObject({ kind: 'code' });
  });
});

it('adds neither a code nor its email if one of them fails', async () => {
  const { store } = await openStore(await takeEmptyDatabase());
  const email = 'asha@store.example';
  await store.outbox.add(createWaitingMail());
  const adding = store.codes.add({ hash: 'h1', email, expiresAt: 100 }, createWaitingMail());
  await expect(adding).rejects.toThrow(/unique/i);
  expect(await store.codes.findNewest(email)).toBeUndefined();
});
