import { readStatusChanges } from '../readStatusChanges.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { FORMER_ADMIN, historyListRules } from '#contract/history/history.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { type IdempotentResult, RepeatedRequestError, type Database } from '#server/base/database.ts';
import {
  asha,
  at,
  edit,
  everything,
  openHistoryDatabase,
  image,
  newProduct,
  orderA,
  orderB,
  ravi,
  readEntries,
  write,
} from './openHistoryDatabase.ts';

describe('the history', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openHistoryDatabase());
  });

  it('has an entry for each write, with who, when, by what and the changed fields', async () => {
    const created = newProduct('p1', { subCategory: undefined });
    await db.products.add(created, { ...write(0), source: { kind: 'form' } });
    const changes = { name: 'Copper lamp', actualPrice: 1199, subCategory: 'Lamps' };
    const source = { kind: 'import', fileName: 'Preise “März”.csv' } as const;
    const edited = await edit(db, created, changes, { ...write(1, ravi.id), source });
    await db.products.remove('p1', write(2));
    const was = orderA.orderDetails?.orderStatus;
    await db.orders.changeStatus(orderA._id, {
      ...write(3),
      status: 'delivered',
      source: { kind: 'bulk' },
    });
    const entries = await readEntries(db);
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        at: at(3),
        kind: 'orderStatusChanged',
        adminId: asha.id,
        adminName: 'Asha Rao',
        subjectId: orderA._id,
        subjectName: orderA.orderDetails?.orderId,
        source: 'bulk',
        status: { from: was, to: 'delivered' },
      },
      {
        _id: expect.any(String),
        at: at(2),
        kind: 'productDeleted',
        adminId: asha.id,
        adminName: 'Asha Rao',
        subjectId: 'p1',
        subjectName: 'Copper lamp',
      },
      {
        _id: expect.any(String),
        at: at(1),
        kind: 'productChanged',
        adminId: ravi.id,
        adminName: 'Ravi',
        subjectId: 'p1',
        subjectName: 'Copper lamp',
        source: 'import',
        fileName: 'Preise “März”.csv',
        changes: {
          name: { from: 'Brass lamp', to: 'Copper lamp' },
          actualPrice: { from: created.actualPrice, to: 1199 },
          subCategory: { from: undefined, to: 'Lamps' },
        },
      },
      {
        _id: expect.any(String),
        at: at(0),
        kind: 'productCreated',
        adminId: asha.id,
        adminName: 'Asha Rao',
        subjectId: 'p1',
        subjectName: 'Brass lamp',
        source: 'form',
      },
    ]);
    expect(edited).toBeDefined();
  });

  it('has no entry for a write that is refused, outdated or repeated, or changes nothing', async () => {
    const product = newProduct('p1');
    const result: IdempotentResult = { adminId: asha.id, key: 'k', fingerprint: 'f', at: 1, result: {} };
    await db.products.add(product, write(0), result);
    await expect(db.products.add(newProduct('p2'), write(0), result)).rejects.toThrow(RepeatedRequestError);
    const repeated = db.products.replace({ ...product, name: 'Late' }, product, write(1), result);
    await expect(repeated).rejects.toThrow(RepeatedRequestError);
    const same = await edit(db, product, {}, write(2));
    expect(await edit(db, product, { name: 'Outdated' }, write(3))).toBeUndefined();
    const thumbUrl = '/uploads/thumbnails/first.webp';
    expect(await edit(db, same!, { images: [{ ...image('first'), thumbUrl }] }, write(4))).toBeDefined();
    expect(await db.products.remove('nothing', write(5))).toBeUndefined();
    const status = orderA.orderDetails!.orderStatus as 'pending';
    await db.orders.changeStatus(orderA._id, { ...write(6), status });
    await db.orders.changeStatus(orderA._id, { ...write(6), status: 'cancelled', from: 'lost' });
    await db.orders.changeStatus('nothing', { ...write(6), status: 'cancelled' });
    expect((await readEntries(db)).map(({ kind }) => kind)).toEqual(['productCreated']);
  });

  it('has one entry for the one of several parallel edits that is saved', async () => {
    const product = newProduct('p1');
    await db.products.add(product, write(0));
    const edits = [1, 2, 3, 4, 5].map((second) => edit(db, product, { stock: 1000 + second }, write(second)));
    const saved = (await Promise.all(edits)).filter((one) => one !== undefined);
    expect(saved).toHaveLength(1);
    const [entry, ...others] = await readEntries(db);
    expect(entry?.changes).toEqual({ stock: { from: product.stock, to: saved[0]!.stock } });
    expect(others).toHaveLength(1);
  });

  it('keeps the order of a subject’s writes even if the clock stands still or goes back', async () => {
    const product = newProduct('p1', { updatedAt: at(9) });
    await db.products.add(product, write(9));
    await db.products.remove('p1', write(5));
    for (const status of ['cancelled', 'delivered', 'pending'] as const)
      await db.orders.changeStatus(orderA._id, { ...write(9), status });
    const entries = await readEntries(db);
    const timesOf = (id: string) => entries.filter((one) => one.subjectId === id).map((one) => one.at);
    expect(timesOf('p1')).toEqual(['2026-11-20T10:00:09.001Z', at(9)]);
    expect(timesOf(orderA._id)).toEqual(['2026-11-20T10:00:09.002Z', '2026-11-20T10:00:09.001Z', at(9)]);
    const history = await readStatusChanges(db, orderA._id);
    expect(history?.map(({ status, by }) => [status, by])).toEqual([
      ['cancelled', 'Asha Rao'],
      ['delivered', 'Asha Rao'],
      ['pending', 'Asha Rao'],
    ]);
  });

  it('is searched, filtered, sorted and paged by the rules of the contract', async () => {
    const names = ['Brass lamp', 'Crème brûlée 100%', 'Größe_L', 'lamp Éclair'];
    for (const [index, name] of names.entries()) {
      const product = newProduct(`product-${index}`, { name });
      await db.products.add(product, write(index * 10, index % 2 ? asha.id : ravi.id));
      await edit(db, product, { stock: 900 + index }, write(index * 10 + 5, 'removed'));
    }
    await db.orders.changeStatus(orderA._id, { ...write(60), status: 'delivered' });
    await db.orders.changeStatus(orderB._id, { ...write(61, ravi.id), status: 'cancelled' });
    const all = await readEntries(db);
    expect(all).toHaveLength(10);
    const filters = [
      {},
      { kind: 'productChanged' },
      { kind: 'orderStatusChanged' },
      { person: asha.id },
      { person: FORMER_ADMIN },
      { person: 'nobody' },
      { subject: 'product-2' },
      { subject: orderA._id, kind: 'productCreated' },
      { date: `${at(10)}..${at(30)}` },
      { date: `${at(31)}..`, person: ravi.id },
      { date: `..${at(4)}` },
    ];
    const searches = [
      '',
      'lamp',
      'ECLAIR',
      'brulee',
      '%',
      '_',
      'product-1',
      'PRODUCT-1',
      `${orderA._id.slice(0, 8)}…`,
    ];
    const sorts = [
      undefined,
      { column: 'date', direction: 'ascending' },
      { column: 'date', direction: 'descending' },
    ] as const;
    for (const filter of filters)
      for (const search of searches)
        for (const sort of sorts)
          for (const page of [1, 2, 99]) {
            const criteria = { search, filters: filter, sort, page, pageSize: 3 };
            const expected = getPage(historyListRules, all, criteria);
            expect({ criteria, ...(await db.history.getPage(criteria)) }).toEqual({
              criteria,
              ...expected,
            });
          }
    const people = await db.history.findPeople();
    expect(people.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: asha.id, name: 'Asha Rao' },
      { id: ravi.id, name: 'Ravi' },
    ]);
  });

  it('forgets the name of an administrator with the account, and shows new names', async () => {
    await db.products.add(newProduct('p1'), write(0));
    await db.orders.changeStatus(orderA._id, { ...write(1, ravi.id), status: 'delivered' });
    await db.admins.saveProfile(ravi.id, { fullName: 'Ravi Iyer', phoneNumber: undefined });
    await db.admins.remove(asha.id);
    const [changed, created] = await readEntries(db);
    expect([changed?.adminName, created?.adminId, created?.adminName]).toEqual([
      'Ravi Iyer',
      undefined,
      undefined,
    ]);
    expect(await db.history.findPeople()).toEqual([{ id: ravi.id, name: 'Ravi Iyer' }]);
    await db.admins.remove(ravi.id);
    expect((await readStatusChanges(db, orderA._id))?.[0]).toEqual({
      status: 'delivered',
      from: orderA.orderDetails?.orderStatus,
      at: at(1),
      by: undefined,
    });
  });

  it('keeps the images of earlier versions until their entries are old', async () => {
    const product = newProduct('p1', { images: [image('one'), image('two'), image('three')] });
    await db.products.add(product, write(0));
    const second = await edit(db, product, { images: [image('three'), image('one')] }, write(1));
    await edit(db, second!, { images: [image('four')] }, write(2));
    await db.products.add(newProduct('p2', { images: [image('one')] }), write(3));
    await db.orders.changeStatus(orderA._id, { ...write(0), status: 'delivered' });
    const all = ['one', 'two', 'three', 'four', 'five'];
    const findUsed = async () => [...(await db.findUsedImageIds(all))].toSorted();
    const remove = async (time: number) =>
      (await Array.fromAsync(db.history.removeProductEntries(Date.parse(at(time))))).flat().toSorted();

    expect(await findUsed()).toEqual(['four', 'one', 'three', 'two']);
    expect(await db.history.findImages('p1', ['two', 'four', 'five'])).toEqual([image('two')]);
    expect(await db.history.findImages('p2', ['two'])).toEqual([]);
    expect(await remove(1)).toEqual([]);
    expect(await remove(2)).toEqual(['two']);
    expect(await findUsed()).toEqual(['four', 'one', 'three']);
    expect(await db.history.findImages('p1', ['two', 'three'])).toEqual([image('three')]);
    expect(await remove(99)).toEqual(['one', 'three']);
    expect(await findUsed()).toEqual(['four', 'one']);
    expect((await readEntries(db)).map(({ kind }) => kind)).toEqual(['orderStatusChanged']);
    expect((await db.history.getPage(everything)).totalCount).toEqual({ count: 1, precision: 'exact' });
  });
});
