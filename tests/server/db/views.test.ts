import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT, MAX_VIEWS } from '#contract/lists/views.ts';
import type { NewView, Database, StoredAdmin } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const asha: StoredAdmin = {
  id: 'a1',
  kind: 'admin',
  email: 'asha@store.example',
  fullName: 'Asha',
  passwordHash: 'hash',
};
const ravi: StoredAdmin = { ...asha, id: 'a2', email: 'ravi@store.example', fullName: 'Ravi' };

const createView = (id: string, changes: Partial<NewView> = {}): NewView => ({
  id,
  list: 'products',
  name: `View ${id}`,
  query: 'q=%E2%9C%93&stock=low',
  layout: { order: ['price', 'stock'], hidden: ['discount'], density: 'compact' },
  visibility: 'own',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

describe('the database', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await openDatabase(await takeEmptyDatabase()));
    await db.admins.save(asha);
    await db.admins.save(ravi);
  });
  const findIds = async (adminId: string, list: NewView['list'] = 'products') =>
    (await db.views.find(list, adminId)).views.map(({ id }) => id);
  const findDefault = async (adminId: string) => (await db.views.find('products', adminId)).defaultId;

  it('returns a view as it was saved, and replaces it', async () => {
    const { list, ...view } = createView('v1', { layout: DEFAULT_LAYOUT });
    expect(await db.views.save('a1', { ...view, list })).toBe('done');
    expect(await db.views.save('a1', { ...view, list })).toBe('done');
    expect(await db.views.find('products', 'a1')).toEqual({ views: [view], defaultId: undefined });
    const edited = { ...createView('v1'), name: 'Renamed “店”' };
    expect(await db.views.save('a1', edited)).toBe('done');
    const { list: _list, ...expected } = edited;
    expect((await db.views.find('products', 'a1')).views).toEqual([expected]);
    await db.views.save('a1', { ...edited, list: 'orders' });
    expect([await findIds('a1'), await findIds('a1', 'orders')]).toEqual([[], ['v1']]);
  });

  it('lists own and shared views, oldest first', async () => {
    const at = (second: number) => `2026-11-20T10:00:0${second}.000Z`;
    await db.views.save('a1', createView('late', { createdAt: at(3) }));
    await db.views.save('a2', createView('shared', { createdAt: at(2), visibility: 'shared' }));
    await db.views.save('a2', createView('b', { createdAt: at(1) }));
    await db.views.save('a2', createView('a', { createdAt: at(1) }));
    expect([await findIds('a1'), await findIds('a2')]).toEqual([
      ['shared', 'late'],
      ['a', 'b', 'shared'],
    ]);
    const owners = async (adminId: string) =>
      (await db.views.find('products', adminId)).views.map(({ sharedBy }) => sharedBy);
    expect([await owners('a1'), await owners('a2')]).toEqual([
      ['Ravi', undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it('lets only the owner replace and remove a view', async () => {
    await db.views.save('a1', createView('own'));
    await db.views.save('a1', createView('shared', { visibility: 'shared' }));
    for (const id of ['own', 'shared'])
      expect(await db.views.save('a2', createView(id, { name: 'Taken' }))).toBe('notOwner');
    // Others can't tell whether a view that isn't shared exists.
    expect(await db.views.remove('own', 'a2')).toBe('notFound');
    expect(await db.views.remove('shared', 'a2')).toBe('notOwner');
    expect((await db.views.find('products', 'a1')).views.map(({ name }) => name)).toEqual([
      'View own',
      'View shared',
    ]);
    expect(await db.views.remove('own', 'a1')).toBe('done');
    expect(await db.views.remove('own', 'a1')).toBe('notFound');
    expect(await findIds('a1')).toEqual(['shared']);
  });

  it('limits the views of an administrator and list, even in parallel', async () => {
    const ids = Array.from({ length: MAX_VIEWS + 3 }, (_, index) => `v${index}`);
    const outcomes = await Promise.all(ids.map((id) => db.views.save('a1', createView(id))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(MAX_VIEWS);
    expect(outcomes.filter((outcome) => outcome === 'limitReached')).toHaveLength(3);
    const [first] = await findIds('a1');
    expect(await db.views.save('a1', createView(first!, { name: 'Renamed' }))).toBe('done');
    expect(await db.views.save('a1', createView('order', { list: 'orders' }))).toBe('done');
    expect(await db.views.save('a2', createView('other'))).toBe('done');
  });

  it('sets and unsets the default view of a list', async () => {
    await db.views.save('a1', createView('own'));
    await db.views.save('a2', createView('shared', { visibility: 'shared' }));
    await db.views.save('a2', createView('hidden'));
    await db.views.save('a1', createView('orders', { list: 'orders' }));
    expect(await db.views.setDefault('a1', 'products', 'own')).toBe(true);
    expect(await db.views.setDefault('a1', 'products', 'shared')).toBe(true);
    expect(await db.views.setDefault('a1', 'orders', 'orders')).toBe(true);
    expect(await findDefault('a1')).toBe('shared');
    expect(await findDefault('a2')).toBeUndefined();
    for (const id of ['hidden', 'orders', 'nothing'])
      expect(await db.views.setDefault('a1', 'products', id)).toBe(false);
    expect(await findDefault('a1')).toBe('shared');
    expect(await db.views.setDefault('a1', 'products', null)).toBe(true);
    expect(await findDefault('a1')).toBeUndefined();
    expect((await db.views.find('orders', 'a1')).defaultId).toBe('orders');
  });

  it('has no default that is removed or no longer shared', async () => {
    const shared = createView('shared', { visibility: 'shared' });
    await db.views.save('a2', shared);
    await db.views.setDefault('a1', 'products', 'shared');
    await db.views.save('a2', { ...shared, visibility: 'own' });
    expect(await findDefault('a1')).toBeUndefined();
    await db.views.save('a2', shared);
    expect(await findDefault('a1')).toBe('shared');
    await db.views.remove('shared', 'a2');
    await db.views.save('a2', shared);
    expect(await findDefault('a1')).toBeUndefined();
  });

  it('removes the views of a removed account', async () => {
    await db.views.save('a2', createView('shared', { visibility: 'shared' }));
    await db.views.setDefault('a1', 'products', 'shared');
    await db.admins.remove('a2');
    expect(await db.views.find('products', 'a1')).toEqual({ views: [], defaultId: undefined });
  });
});
