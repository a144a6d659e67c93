import { expect, it } from 'vitest';
import { applyLayout, parseInitialView } from '#features/list/views/viewModel.ts';
import {
  validateName,
  DEFAULT_LAYOUT,
  deleteView,
  getDeletedView,
  getMovableColumns,
  isSameLayout,
  MAX_NAME_LENGTH,
  MAX_VIEWS,
  moveColumn,
  parseListViews,
  renameView,
  resetLayout,
  restoreView,
  saveView,
  setDensity,
  toggleColumn,
  toggleDefault,
} from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { productList } from '#mocks/englishProductList.ts';

const { columns } = productList;
const none: ListViews = { layout: DEFAULT_LAYOUT, saved: [] };
const createView = (name: string, query = '') => ({ name, query, layout: DEFAULT_LAYOUT });
const optionalColumns = ['status', 'brand', 'locations', 'updated'];
const getColumnIds = (views: ListViews) => applyLayout(productList, views.layout).columns.map(({ id }) => id);
const defaultColumns = columns.map(({ id }) => id).filter((id) => !optionalColumns.includes(id));

it('does not change the default layout of a list', () => {
  expect(getColumnIds(none)).toEqual(defaultColumns);
  expect(applyLayout(productList, DEFAULT_LAYOUT).rowHeight).toBe('comfortable');
});

it('hides columns, except fixed ones', () => {
  const hidden = { ...DEFAULT_LAYOUT, hidden: ['price', 'product', 'actions', 'image'] };
  expect(getColumnIds({ ...none, layout: hidden })).toEqual([
    'product',
    'category',
    'stock',
    'discount',
    'actions',
  ]);
});

it('shows optional columns only after they are chosen', () => {
  expect(columns.filter(({ optional }) => optional).map(({ id }) => id)).toEqual(optionalColumns);
  const shown = toggleColumn(none, 'brand');
  expect(getColumnIds(shown)).toEqual(defaultColumns.toSpliced(-1, 0, 'brand'));
  expect(isSameLayout(columns, shown.layout, DEFAULT_LAYOUT)).toBe(false);
  expect(getColumnIds(toggleColumn(shown, 'brand'))).toEqual(defaultColumns);
});

it('keeps the actions last and puts new columns before them', () => {
  const layout = { ...DEFAULT_LAYOUT, order: ['actions', 'gone', 'stock', 'product'] };
  expect(getColumnIds({ ...none, layout })).toEqual([
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
])('never hides the flexible column: %s', (_, all) => {
  const flexible = all.filter(({ width, hiddenBelow }) => width === undefined && hiddenBelow === undefined);
  expect(flexible.map(({ fixed }) => fixed)).toEqual(['shown']);
  expect(all.at(-1)?.fixed).toBe('last');
});

it('moves a column by one place, and no further than the ends', () => {
  const up = moveColumn(none, columns, 'price', -1);
  expect(getColumnIds(up).slice(0, 4)).toEqual(['image', 'product', 'price', 'category']);
  expect(moveColumn(none, columns, 'image', -1)).toBe(none);
  expect(moveColumn(none, columns, 'updated', 1)).toBe(none);
  expect(moveColumn(none, columns, 'nothing', 1)).toBe(none);
  expect(getMovableColumns(columns, up.layout).map(({ id }) => id)).not.toContain('actions');
});

it('detects whether two layouts look the same', () => {
  const hiddenPrice = toggleColumn(none, 'price');
  expect(isSameLayout(columns, hiddenPrice.layout, DEFAULT_LAYOUT)).toBe(false);
  expect(isSameLayout(columns, toggleColumn(hiddenPrice, 'price').layout, DEFAULT_LAYOUT)).toBe(true);
  const moved = moveColumn(none, columns, 'price', 1);
  expect(isSameLayout(columns, moved.layout, DEFAULT_LAYOUT)).toBe(false);
  expect(isSameLayout(columns, moveColumn(moved, columns, 'price', -1).layout, DEFAULT_LAYOUT)).toBe(true);
  expect(isSameLayout(columns, setDensity(none, 'compact').layout, DEFAULT_LAYOUT)).toBe(false);
  expect(resetLayout(setDensity(moved, 'compact')).layout).toEqual(DEFAULT_LAYOUT);
});

it('validates names', () => {
  const views = saveView(none, createView('Low stock'));
  expect(validateName(views, '  ')).toBe('missing');
  expect(validateName(views, 'x'.repeat(MAX_NAME_LENGTH + 1))).toBe('tooLong');
  expect(validateName(views, 'x'.repeat(MAX_NAME_LENGTH))).toBeUndefined();
  expect(validateName(views, ' LOW stock ')).toBe('taken');
  expect(validateName(views, 'low STOCK', 'Low stock')).toBeUndefined();
  const full = Array.from({ length: MAX_VIEWS }, (_, index) => createView(`View ${index}`)).reduce(
    saveView,
    none,
  );
  expect(validateName(full, 'One more')).toBe('limitReached');
  expect(validateName(full, 'One more', 'View 3')).toBeUndefined();
});

it('saves, replaces, renames, deletes and restores views', () => {
  const two = saveView(saveView(none, createView('A', 'stock=low')), createView('B'));
  expect(saveView(two, createView('a', 'q=lamp')).saved).toEqual([
    createView('A', 'q=lamp'),
    createView('B'),
  ]);
  const first = toggleDefault(two, 'A');
  expect(first.first).toBe('A');
  expect(toggleDefault(first, 'A').first).toBeUndefined();
  expect(renameView(first, 'A', 'C')).toEqual({
    ...two,
    saved: [createView('C', 'stock=low'), createView('B')],
    first: 'C',
  });
  expect(renameView(first, 'B', 'C').first).toBe('A');
  const deletion = getDeletedView(first, 'A')!;
  const without = deleteView(first, 'A');
  expect(without).toEqual({ ...none, saved: [createView('B')], first: undefined });
  expect(deleteView(first, 'B').first).toBe('A');
  expect(restoreView(without, deletion)).toEqual(first);
  const taken = saveView(without, createView('a'));
  expect(restoreView(taken, deletion)).toBe(taken);
});

const broken: unknown[] = [
  null,
  'views',
  [],
  { saved: [{}] },
  { saved: [{}], first: '' },
  { layout: 7, saved: 'none', first: {} },
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
  expect(getColumnIds(views)).toEqual(defaultColumns);
  expect(views.layout.density).toBe('comfortable');
  expect(parseInitialView(stored).defaultView).toBeUndefined();
  expect(getColumnIds({ ...none, layout: parseInitialView(stored).layout })).toEqual(defaultColumns);
});

it('reads at most MAX_VIEWS views and no duplicate names', () => {
  const saved = [
    ...Array.from({ length: 30 }, (_, index) => createView(`View ${index}`)),
    createView('VIEW 3'),
  ];
  expect(parseListViews({ saved }).saved).toEqual(saved.slice(0, MAX_VIEWS));
  const twice = [createView('A', 'q=1'), createView('a', 'q=2')];
  expect(parseListViews({ saved: twice }).saved).toEqual([createView('A', 'q=1')]);
});

it('reads back what it has written, also in the script of the first paint', () => {
  const compact = setDensity(toggleColumn(moveColumn(none, columns, 'price', -1), 'stock'), 'compact');
  const views = toggleDefault(
    saveView(compact, { name: 'Dense', query: 'q=tea', layout: compact.layout }),
    'Dense',
  );
  const stored: unknown = JSON.parse(JSON.stringify(views));
  expect(parseListViews(stored)).toEqual(views);
  expect(parseInitialView(stored)).toEqual({
    layout: compact.layout,
    defaultView: { query: 'q=tea', layout: compact.layout },
  });
});

it('treats names in different Unicode forms as equal', () => {
  const views = saveView(none, createView('Thé vert'.normalize('NFC')));
  expect(validateName(views, 'THÉ VERT'.normalize('NFD'))).toBe('taken');
  expect(validateName(views, 'The vert')).toBeUndefined();
});
