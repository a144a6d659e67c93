import { type MutationOptions, MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { viewMutations, viewQueries } from '#app/list/views/viewQueries.ts';
import { DEFAULT_LAYOUT, type StoredView } from '#contract/lists/views.ts';
import { stubBackend } from '../../stubBackend.ts';

afterEach(() => vi.unstubAllGlobals());

const scope = { list: 'products', email: 'asha@store.example' } as const;
const createView = (id: string, changes: Partial<StoredView> = {}): StoredView => ({
  id,
  name: `View ${id}`,
  query: 'stock=low',
  layout: DEFAULT_LAYOUT,
  visibility: 'own',
  createdAt: `2026-11-20T10:00:0${id}.000Z`,
  ...changes,
});
const shared = createView('2', { visibility: 'shared', sharedBy: 'Ravi' });

/** A client that has loaded the views 1 and 3 of its administrator, and a shared one. 3 is the default. */
async function loadViews(answer: (name: string) => object | undefined = () => ({})) {
  const stored = { views: [createView('1'), shared, createView('3')], defaultId: '3' };
  const requested = stubBackend((name) =>
    name === 'views' && requested.length === 1 ? stored : answer(name),
  );
  const client = createClient();
  await client.fetchQuery(viewQueries.all(scope));
  const run = <T>(options: MutationOptions<unknown, Error, T>, variables: T) =>
    new MutationObserver(client, options).mutate(variables);
  const getCached = () => client.getQueryData(viewQueries.all(scope).queryKey);
  const getIds = () => getCached()?.views.map(({ id }) => id);
  return { client, requested, run, getCached, getIds };
}

it('loads the views of one administrator and list', async () => {
  const { client, requested, getCached } = await loadViews();
  expect(requested).toEqual(['views?list=products']);
  expect(getCached()).toEqual({ views: [createView('1'), shared, createView('3')], defaultId: '3' });
  for (const other of [{ ...scope, list: 'orders' } as const, { ...scope, email: 'ravi@store.example' }])
    expect(client.getQueryData(viewQueries.all(other).queryKey)).toBeUndefined();
});

it('repairs invalid views or leaves them out', async () => {
  const { layout: _, ...withoutLayout } = createView('4');
  stubBackend(() => ({
    views: [{ ...createView('1'), layout: { order: 'price' } }, withoutLayout, { id: '5' }, null],
    defaultId: 7,
  }));
  expect(await createClient().fetchQuery(viewQueries.all(scope))).toEqual({
    views: [createView('1'), createView('4')],
    defaultId: undefined,
  });
});

it('updates the cached views after a change, without loading them again', async () => {
  const { client, requested, run, getCached, getIds } = await loadViews();
  await run(viewMutations.save(client, scope), createView('4'));
  const renamed = createView('1', { name: 'Renamed' });
  await run(viewMutations.save(client, scope), renamed);
  expect(getCached()?.views).toEqual([renamed, shared, createView('3'), createView('4')]);
  await run(viewMutations.setDefault(client, scope), '2');
  expect(getCached()?.defaultId).toBe('2');
  await run(viewMutations.remove(client, scope), '3');
  expect([getIds(), getCached()?.defaultId]).toEqual([['1', '2', '4'], '2']);
  await run(viewMutations.setDefault(client, scope), null);
  expect(getCached()?.defaultId).toBeUndefined();
  expect(requested).toEqual(['views?list=products', 'views', 'views', 'default-view', '3', 'default-view']);
});

it('restores a deleted view in its place, but not as the default', async () => {
  const { client, run, getCached, getIds } = await loadViews();
  await run(viewMutations.setDefault(client, scope), '1');
  await run(viewMutations.remove(client, scope), '1');
  expect([getIds(), getCached()?.defaultId]).toEqual([['2', '3'], undefined]);
  await run(viewMutations.save(client, scope), createView('1'));
  expect([getIds(), getCached()?.defaultId]).toEqual([['1', '2', '3'], undefined]);
});

it('keeps the cached views if a change fails', async () => {
  const { client, run, getCached } = await loadViews(() => undefined);
  const before = getCached();
  await expect(run(viewMutations.save(client, scope), createView('4'))).rejects.toThrow('no response');
  await expect(run(viewMutations.remove(client, scope), '1')).rejects.toThrow('no response');
  await expect(run(viewMutations.setDefault(client, scope), '1')).rejects.toThrow('no response');
  expect(getCached()).toEqual(before);
  expect(client.getQueryState(viewQueries.all(scope).queryKey)?.isInvalidated).toBe(false);
});

describe('a view that no longer exists', () => {
  const stubMissingView = () =>
    vi.stubGlobal('fetch', async () => Response.json({ message: 'View not found.' }, { status: 404 }));

  it('can be deleted', async () => {
    const { client, run, getIds } = await loadViews();
    stubMissingView();
    await run(viewMutations.remove(client, scope), '1');
    expect(getIds()).toEqual(['2', '3']);
  });

  it('can’t be the default, and the views are loaded again', async () => {
    const { client, run } = await loadViews();
    stubMissingView();
    await expect(run(viewMutations.setDefault(client, scope), '1')).rejects.toThrow('View not found.');
    expect(client.getQueryState(viewQueries.all(scope).queryKey)?.isInvalidated).toBe(true);
  });
});
