import { beforeEach, describe, expect, it } from 'vitest';
import {
  DEFAULT_LAYOUT,
  type ListLayout,
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEW_QUERY_LENGTH,
  MAX_VIEWS,
  type StoredView,
} from '#contract/lists/views.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import {
  applyLayout,
  changeLayout,
  findSameView,
  findView,
  getMovableColumns,
  getShownLayout,
  isAlwaysShown,
  isSameLayout,
  hasViews,
  isViewChanged,
  type ListViews,
  parseListViews,
  toBuiltInParams,
  toViewParams,
  toViewQuery,
} from '#features/list/views/viewModel.ts';
import {
  deleteView,
  findOwnView,
  mergeServerViews,
  moveColumn,
  saveView,
  setDefaultView,
  toggleColumn,
  validateName,
} from '#features/list/views/viewChanges.ts';
import { createActivityColumns } from '#features/history/activity/activityColumns.tsx';
import { activityList } from '#languages/en/activity.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { productList } from '#mocks/englishProductList.ts';

const { columns } = productList;
const none: ListViews = { layout: DEFAULT_LAYOUT, saved: [] };
const compact: ListLayout = { ...DEFAULT_LAYOUT, density: 'compact' };

let created = 0;
const createView = (name: string, parts: Partial<StoredView> = {}): StoredView => ({
  id: name,
  name,
  query: '',
  layout: DEFAULT_LAYOUT,
  visibility: 'own',
  createdAt: new Date((created += 1)).toISOString(),
  ...parts,
});
const getColumnIds = (layout: ListLayout) => applyLayout(productList, layout).columns.map(({ id }) => id);
const requestedColumns = ['status', 'brand', 'locations', 'updated'];
const defaultColumns = columns.map(({ id }) => id).filter((id) => !requestedColumns.includes(id));

it('does not change the default layout of a list', () => {
  expect(getColumnIds(DEFAULT_LAYOUT)).toEqual(defaultColumns);
  expect(applyLayout(productList, DEFAULT_LAYOUT).rowHeight).toBe('comfortable');
});

it('hides columns, except the name of a row and its actions', () => {
  const hidden = { ...DEFAULT_LAYOUT, hidden: ['price', 'product', 'actions', 'image'] };
  expect(getColumnIds(hidden)).toEqual(['product', 'category', 'stock', 'discount', 'actions']);
});

it('shows some columns only on request', () => {
  expect(columns.filter(({ visible }) => visible === 'onRequest').map(({ id }) => id)).toEqual(
    requestedColumns,
  );
  const shown = toggleColumn(DEFAULT_LAYOUT, 'brand');
  expect(getColumnIds(shown)).toEqual(defaultColumns.toSpliced(-1, 0, 'brand'));
  expect(isSameLayout(columns, shown, DEFAULT_LAYOUT)).toBe(false);
  expect(getColumnIds(toggleColumn(shown, 'brand'))).toEqual(defaultColumns);
});

it('keeps the actions last and puts new columns before them', () => {
  const layout = { ...DEFAULT_LAYOUT, order: ['actions', 'gone', 'stock', 'product'] };
  expect(getColumnIds(layout)).toEqual([
    'stock',
    'product',
    'image',
    'category',
    'price',
    'discount',
    'actions',
  ]);
});

it.each([
  ['products', productList.columns],
  ['orders', orderList.columns],
  ['activity', createActivityColumns(activityList)],
])('never hides the flexible column: %s', (_, all) => {
  const flexible = all.filter(({ width }) => width === undefined);
  expect(flexible.map(isAlwaysShown)).toEqual([true]);
  expect(flexible.map(({ visible }) => visible)).toEqual([undefined]);
  expect(all.at(-1)?.card).toBe('actions');
});

it.each([
  ['products', productList.columns],
  ['orders', orderList.columns],
  ['activity', createActivityColumns(activityList)],
])('gives each column a place in the card: %s', (_, all) => {
  const slots = all.map(({ card }) => card);
  expect(slots).not.toContain(undefined);
  const single = slots.filter((slot) => slot !== 'line' && slot !== 'hidden');
  expect(single).toEqual([...new Set(single)]);
});

it('moves a column to another place, and no further than the ends', () => {
  const up = moveColumn(DEFAULT_LAYOUT, columns, 'price', 2);
  expect(getColumnIds(up).slice(0, 4)).toEqual(['image', 'product', 'price', 'category']);
  const far = moveColumn(DEFAULT_LAYOUT, columns, 'image', 4);
  expect(getColumnIds(far)).toEqual([
    'product',
    'category',
    'price',
    'stock',
    'image',
    'discount',
    'actions',
  ]);
  expect(moveColumn(DEFAULT_LAYOUT, columns, 'image', -1)).toBe(DEFAULT_LAYOUT);
  expect(moveColumn(DEFAULT_LAYOUT, columns, 'updated', columns.length)).toBe(DEFAULT_LAYOUT);
  expect(moveColumn(DEFAULT_LAYOUT, columns, 'nothing', 1)).toBe(DEFAULT_LAYOUT);
  expect(getMovableColumns(columns, up).map(({ id }) => id)).not.toContain('actions');
});

it('detects whether two layouts look the same', () => {
  const hiddenPrice = toggleColumn(DEFAULT_LAYOUT, 'price');
  expect(isSameLayout(columns, hiddenPrice, DEFAULT_LAYOUT)).toBe(false);
  expect(isSameLayout(columns, toggleColumn(hiddenPrice, 'price'), DEFAULT_LAYOUT)).toBe(true);
  const moved = moveColumn(DEFAULT_LAYOUT, columns, 'price', 4);
  expect(isSameLayout(columns, moved, DEFAULT_LAYOUT)).toBe(false);
  expect(isSameLayout(columns, moveColumn(moved, columns, 'price', 3), DEFAULT_LAYOUT)).toBe(true);
  expect(isSameLayout(columns, compact, DEFAULT_LAYOUT)).toBe(false);
});

it('validates names', () => {
  const views = saveView(none, createView('Low stock'));
  expect(validateName(views, '  ')).toBe('missing');
  expect(validateName(views, '\u200b\u2800')).toBe('missing');
  expect(validateName(views, '\u200bLow\nstock\u202c')).toBe('taken');
  expect(validateName(views, 'x'.repeat(MAX_VIEW_NAME_LENGTH + 1))).toBe('tooLong');
  expect(validateName(views, 'x'.repeat(MAX_VIEW_NAME_LENGTH))).toBeUndefined();
  expect(validateName(views, ' LOW stock ')).toBe('taken');
  expect(validateName(views, 'low STOCK', 'Low stock')).toBeUndefined();
  const full = Array.from({ length: MAX_VIEWS }, (_, index) => createView(`View ${index}`)).reduce(
    saveView,
    none,
  );
  expect(validateName(full, 'One more')).toBe('limitReached');
  expect(validateName(full, 'One more', 'View 3')).toBeUndefined();
});

it('does not count views that others share, and allows their names', () => {
  const shared = Array.from({ length: MAX_VIEWS }, (_, index) =>
    createView(`View ${index}`, { visibility: 'shared', sharedBy: 'Priyanka' }),
  ).reduce(saveView, none);
  expect(validateName(shared, 'View 1')).toBeUndefined();
  expect(findOwnView(shared, 'View 1')).toBeUndefined();
});

it('saves, replaces, renames, deletes and restores views in the order of their creation', () => {
  const a = createView('A', { query: 'stock=low' });
  const b = createView('B');
  const two = saveView(saveView(none, b), a);
  expect(two.saved).toEqual([a, b]);
  expect(saveView(two, { ...a, name: 'C' }).saved).toEqual([{ ...a, name: 'C' }, b]);
  const withDefault = setDefaultView(two, 'A');
  expect(withDefault.first).toBe('A');
  const without = deleteView(withDefault, 'A');
  expect(without).toEqual({ ...none, saved: [b], first: undefined });
  expect(deleteView(withDefault, 'B').first).toBe('A');
  expect(setDefaultView(saveView(without, a), 'A')).toEqual(withDefault);
});

it('keeps the columns of a saved view as a draft, and those of built-in views for good', () => {
  const view = createView('A');
  const saved = saveView(none, view);
  const draft = changeLayout(saved, view, compact);
  expect(getShownLayout(draft, view)).toEqual(compact);
  expect(getShownLayout(draft, undefined)).toEqual(DEFAULT_LAYOUT);
  const updated = saveView(draft, { ...view, layout: compact });
  expect(updated.draft).toBeUndefined();
  expect(getShownLayout(updated, findView(updated, 'A'))).toEqual(compact);
  expect(getShownLayout(changeLayout(saved, undefined, compact), undefined)).toEqual(compact);
});

const criteria = getDefaultCriteria(productList);

it('detects changes of search, filters, sort and columns, but not of page, page size and density', () => {
  const isChanged = (change: object, layout = DEFAULT_LAYOUT) =>
    isViewChanged(productList, { criteria: { ...criteria, ...change }, layout, openView: undefined });
  expect(isChanged({})).toBe(false);
  expect(isChanged({ page: 3, pageSize: 50 })).toBe(false);
  expect(isChanged({}, compact)).toBe(false);
  expect(isChanged({ search: 'tea' })).toBe(true);
  expect(isChanged({ filters: { status: 'draft' } })).toBe(true);
  expect(isChanged({ sort: { column: 'price', direction: 'ascending' } })).toBe(true);
  expect(isChanged({}, toggleColumn(DEFAULT_LAYOUT, 'price'))).toBe(true);
});

it('has views besides that of all rows if there are built-in or saved ones', () => {
  const noViews = { saved: [] };
  expect(hasViews(productList, noViews)).toBe(true);
  expect(hasViews({}, noViews)).toBe(false);
  expect(hasViews({}, undefined)).toBe(false);
  expect(hasViews({}, { saved: [createView('Mine')] })).toBe(true);
});

it('detects changes of a saved view', () => {
  const openView = createView('Low', { query: 'stock=low&rows=20', layout: compact });
  const isChanged = (filters: Record<string, string>, layout: ListLayout) =>
    isViewChanged(productList, { criteria: { ...criteria, filters }, layout, openView });
  expect(isChanged({ stock: 'low' }, compact)).toBe(false);
  expect(isChanged({}, compact)).toBe(true);
  expect(isChanged({ stock: 'low' }, DEFAULT_LAYOUT)).toBe(true);
});

it('doesn’t report the filter of a built-in view as a change', () => {
  const isChanged = (filters: Record<string, string>) =>
    isViewChanged(orderList, {
      criteria: { ...getDefaultCriteria(orderList), filters },
      layout: DEFAULT_LAYOUT,
      openView: undefined,
    });
  expect(isChanged({ status: 'pending' })).toBe(false);
  expect(isChanged({ status: 'pending', payment: 'paid' })).toBe(true);
});

it('finds the saved view of a link, but not instead of a built-in view', () => {
  const views = {
    saved: [createView('Drafts', { query: 'status=draft&rows=20' }), createView('All of them')],
  };
  const find = (change: object) => findSameView(productList, views, { ...criteria, ...change })?.name;
  expect(find({ filters: { status: 'draft' }, page: 2 })).toBe('Drafts');
  expect(find({ filters: { status: 'draft' }, search: 'tea' })).toBeUndefined();
  expect(find({})).toBeUndefined();

  const pending = { saved: [createView('Mine', { query: 'status=pending' })] };
  const filters = { status: 'pending' };
  expect(findSameView(orderList, pending, { ...getDefaultCriteria(orderList), filters })).toBeUndefined();
});

it('converts criteria to the query of a view and to the search parameters that open it', () => {
  const query = toViewQuery(productList, {
    ...criteria,
    page: 2,
    pageSize: 50,
    search: 'tea',
    filters: { stock: 'low' },
  });
  expect(query).toBe('q=tea&stock=low');
  const { defaultPageSize } = productList;
  expect(toViewParams(productList, { id: 'a b', query }, defaultPageSize).toString()).toBe(
    'view=a+b&q=tea&stock=low',
  );
  expect(toViewParams(productList, { id: 'a', query: 'rows=20' }, 50).toString()).toBe('view=a&rows=50');
});

it('keeps the number of rows per page when a built-in view opens', () => {
  const { defaultPageSize } = orderList;
  expect(toBuiltInParams(orderList, { status: 'pending' }, 50).toString()).toBe('status=pending&rows=50');
  expect(toBuiltInParams(orderList, {}, defaultPageSize).toString()).toBe('');
});

const broken: unknown[] = [
  null,
  'views',
  [],
  { saved: [{}] },
  { saved: [{}], first: '' },
  { layout: 7, saved: 'none', first: {}, draft: 'none' },
  { layout: { order: 'price', hidden: [null, {}], density: 'huge' }, saved: [null, 7, {}, { name: 'A' }] },
  {
    saved: [
      { name: ' ', query: '' },
      { name: 'x'.repeat(500), query: '' },
    ],
  },
];

it.each(broken)('reads invalid data as the defaults: %j', (stored) => {
  const views = parseListViews(stored);
  expect(views.saved).toEqual([]);
  expect(views.first).toBeUndefined();
  expect(getColumnIds(views.layout)).toEqual(defaultColumns);
  expect(views.layout.density).toBe('comfortable');
});

it('reads views of earlier versions, whose names were their ids', () => {
  const stored = {
    layout: DEFAULT_LAYOUT,
    saved: [
      { name: 'Low', query: 'stock=low', layout: compact },
      { name: 'Tea', query: 'q=tea', layout: DEFAULT_LAYOUT },
      { name: 'Tea', query: 'q=again', layout: DEFAULT_LAYOUT },
    ],
    first: 'Tea',
  };
  const { saved, first } = parseListViews(stored);
  expect(saved.map(({ id, name, query }) => [id, name, query])).toEqual([
    ['Low', 'Low', 'stock=low'],
    ['Tea', 'Tea', 'q=tea'],
  ]);
  expect(saved[0]!.layout).toEqual(compact);
  expect(saved[0]!.createdAt < saved[1]!.createdAt).toBe(true);
  expect(first).toBe('Tea');
});

it('repairs views that the server would refuse', () => {
  const view = { name: ' Low ', query: 'stock=low', layout: compact, createdAt: 'x', visibility: 'public' };
  const [repaired] = parseListViews({ saved: [{ ...view, id: 7, sharedBy: 7 }] }).saved;
  expect(repaired).toEqual({
    id: 'Low',
    name: 'Low',
    query: 'stock=low',
    layout: compact,
    createdAt: new Date(0).toISOString(),
    visibility: 'own',
  });
});

it('keeps a view whose query is too long for the server', () => {
  const view = createView('Long', { query: 'x'.repeat(MAX_VIEW_QUERY_LENGTH + 1) });
  expect(parseListViews({ saved: [view] }).saved).toEqual([view]);
});

it('reads back what it has written', () => {
  const view = createView('Dense', { query: 'q=tea', layout: compact });
  const views = changeLayout(setDefaultView(saveView(none, view), 'Dense'), view, DEFAULT_LAYOUT);
  expect(parseListViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
});

describe('merging the views on the server into those of a browser', () => {
  let count = 0;
  const createId = () => `new ${(count += 1)}`;
  beforeEach(() => {
    count = 0;
  });
  const low = createView('Low');
  const tea = createView('Tea', { id: 't' });
  const local = setDefaultView(saveView(saveView(none, low), tea), 'Low');
  const remote = createView('Drafts', { id: 'd' });
  const merge = (views: ListViews, server: Parameters<typeof mergeServerViews>[1]) =>
    mergeServerViews(views, server, createId);
  const getIds = ({ saved }: ListViews) => saved.map(({ id }) => id);

  it('keeps views that only the browser has, and replaces ids that are names', () => {
    const merged = merge(changeLayout(local, low, compact), { views: [remote] });
    expect(merged.saved).toEqual([{ ...low, id: 'new 1' }, tea, remote]);
    expect(merged).toMatchObject({ first: 'new 1', source: 'server', unsent: ['new 1', 't'] });
    expect(merged.draft?.viewId).toBe('new 1');
    expect(findView(merged, 'Low')?.id).toBe('new 1');
  });

  it('keeps the same ids until the server has stored the views', () => {
    const merged = merge(local, { views: [] });
    expect(merge(parseListViews(JSON.parse(JSON.stringify(merged))), { views: [] })).toEqual(merged);
    const partlySent = merge(merged, { views: [{ ...low, id: 'new 1' }], defaultId: 'new 1' });
    expect([getIds(partlySent), partlySent.unsent]).toEqual([['new 1', 't'], ['t']]);
    const sent = merge(partlySent, { views: partlySent.saved, defaultId: 'new 1' });
    expect([getIds(sent), sent.unsent, sent.first]).toEqual([['new 1', 't'], [], 'new 1']);
  });

  it('removes views that were deleted on the server', () => {
    const sent = merge(merge(local, { views: [] }), {
      views: [{ ...low, id: 'new 1' }, tea],
      defaultId: 't',
    });
    expect(merge(sent, { views: [remote] })).toMatchObject({ saved: [remote], first: undefined, unsent: [] });
  });

  it('forgets unsent views that are deleted in the browser', () => {
    const merged = deleteView(merge(local, { views: [] }), 't');
    expect(merge(merged, { views: [] })).toMatchObject({ saved: [{ name: 'Low' }], unsent: ['new 1'] });
  });

  it('prefers the default view of the server, and keeps that of the browser until it is sent', () => {
    expect(merge(local, { views: [remote], defaultId: 'd' }).first).toBe('d');
    const withoutDefault = merge(merge(local, { views: [] }), { views: [{ ...low, id: 'new 2' }, tea] });
    expect(withoutDefault).toMatchObject({ first: 'new 2', unsent: ['new 2'] });
  });
});
