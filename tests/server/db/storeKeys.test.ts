import { beforeEach, describe, expect, it } from 'vitest';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Database } from '#server/base/database.ts';
import type { StoredStoreKey } from '#server/base/storeKeys.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const key: StoredStoreKey = {
  id: 'k1',
  name: 'Storefront “दुकान”',
  digest: 'd1',
  ending: 'k3Yx',
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
  lastUsedAt: undefined,
};
const MAX = 3;

describe('the database', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openDatabase(await takeEmptyDatabase()));
  });
  const add = (number: number, changes: Partial<StoredStoreKey> = {}) =>
    db.storeKeys.add(
      { ...key, id: `k${number}`, name: `Key ${number}`, digest: `d${number}`, ...changes },
      MAX,
    );
  const findIds = async () => (await db.storeKeys.findAll()).map(({ id }) => id);

  it('returns a key as it was added, by its digest only', async () => {
    expect(await db.storeKeys.add(key, MAX)).toBe('added');
    expect(await db.storeKeys.findAll()).toEqual([key]);
    expect(await db.storeKeys.findByDigest('d1')).toMatchObject({ key });
    for (const other of ['', 'd', 'd11', 'D1', 'k1', '%'])
      expect(await db.storeKeys.findByDigest(other)).toBeUndefined();
  });

  it('lists the newest key first', async () => {
    await add(1, { createdAt: 20 });
    await add(2, { createdAt: 10 });
    await add(3, { createdAt: 20, name: 'a name before the others' });
    expect(await findIds()).toEqual(['k3', 'k1', 'k2']);
  });

  it('refuses a name that differs only in case or width', async () => {
    await add(1, { name: 'Straße ÄÖ' });
    for (const name of ['Straße ÄÖ', 'straße äö', 'STRAßE ÄÖ', 'Ｓtraße ÄÖ', 'Straße A\u0308Ö'])
      expect(await add(2, { name })).toBe('nameTaken');
    expect(await findIds()).toEqual(['k1']);
    expect(await add(2, { name: 'Strasse' })).toBe('added');
  });

  it('limits the number of keys and keeps names unique, even in parallel', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const same = await Promise.all(numbers.map((number) => add(number, { name: 'Same' })));
    expect(same.filter((outcome) => outcome === 'added')).toHaveLength(1);
    const [first] = await findIds();
    await db.storeKeys.remove(first!);
    const outcomes = await Promise.all(numbers.map((number) => add(number)));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(MAX);
    expect(outcomes.filter((outcome) => outcome === 'limitReached')).toHaveLength(3);
    expect(await findIds()).toHaveLength(MAX);
  });

  it('records the last use', async () => {
    await add(1);
    await add(2);
    await db.storeKeys.touch('k1', 1_764_000_000_000);
    await db.storeKeys.touch('ended', 1_764_000_000_001);
    const keys = await db.storeKeys.findAll();
    expect(keys.map(({ id, lastUsedAt }) => [id, lastUsedAt])).toEqual([
      ['k1', 1_764_000_000_000],
      ['k2', undefined],
    ]);
  });

  it('returns the removed key once, and frees its name', async () => {
    await db.storeKeys.add(key, MAX);
    expect(await db.storeKeys.remove('k1')).toEqual(key);
    expect(await db.storeKeys.remove('k1')).toBeUndefined();
    expect(await db.storeKeys.findByDigest('d1')).toBeUndefined();
    expect(await add(2, { name: key.name })).toBe('added');
  });

  it('returns a key with the revision of the products, which increases with every write', async () => {
    await add(1);
    const readRevision = async () => (await db.storeKeys.findByDigest('d1'))!.productsRevision;
    const before = await readRevision();
    await db.products.add(sampleProducts[0]!, { at: '2026-11-20T10:00:00.000Z', adminId: 'a1' });
    expect(await readRevision()).toBe(before + 1);
  });
});
