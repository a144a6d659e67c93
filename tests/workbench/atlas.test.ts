import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type IndexEntry,
  mapOtherStories,
  mapStates,
  restoreTags,
  countMissing,
  filterStates,
  parseStates,
} from '../../stories/atlas/atlasModel.ts';
import { baselineFolder, getPictureFile } from '../visual/pictureFiles.ts';
import { getThumbnailView, statesWithView } from '../../stories/atlas/thumbnailView.ts';
import { getPictureAddress } from '../../stories/docs/addresses.ts';

const states = parseStates(
  'id\tscreen\tviewports\tnote\norders.detail-upi\tOrders\tdesktop mobile\t\nlogin.busy\tLogin\tdesktop\tit waits\n',
);
const story = (id: string, title: string, ...tags: string[]): IndexEntry => ({
  type: 'story',
  id,
  title,
  name: id,
  tags,
});

it('prefers stories of whole screens, and distinguishes phone and desktop by tag', () => {
  const [order] = mapStates(states, [
    story('view', 'screens/Order details/OrderDialog', 'state:orders.detail-upi'),
    story('docs', 'screens/Orders/page/Orders', 'state:orders.detail'),
    story('phone', 'screens/Orders/page/Orders', 'state:orders.detail-upi', 'phone'),
    story('screen', 'screens/Orders/page/Orders', 'state:orders.detail-upi'),
  ]);
  expect(order).toMatchObject({
    name: 'Detail upi',
    looks: [
      { size: 'desktop', story: { id: 'screen' } },
      { size: 'phone', story: { id: 'phone' } },
    ],
  });
});

it('adds the looks of screens that the specification doesn’t name', () => {
  const title = 'screens/Export/ExportDialog';
  const index = [
    { ...story('asks', title, 'test', 'phone'), importPath: './a', exportName: 'Asks' },
    { ...story('waits', title, 'test'), importPath: './a', exportName: 'Waits' },
    { ...story('button', 'ui/Button', 'test'), importPath: './b', exportName: 'Button' },
  ];
  const files = [
    { importPath: './a', exportName: 'Asks', tags: ['dev', 'test'] },
    { importPath: './a', exportName: 'Waits', tags: ['dev', 'test', 'no-picture'] },
  ];
  expect(mapOtherStories(restoreTags(index, files))).toMatchObject([
    { id: 'asks', screen: 'Export', name: 'ExportDialog: asks', looks: [{ size: 'phone' }] },
  ]);
});

it('counts states without a story or without a required phone story', () => {
  const mapped = mapStates(states, [
    story('screen', 'screens/Orders/page/Orders', 'state:orders.detail-upi'),
  ]);
  expect(countMissing(mapped)).toBe(2);
});

it('ignores docs pages, which have the tags of their stories', () => {
  const docs = { ...story('docs', 'screens/Login/page/Login', 'state:login.busy'), type: 'docs' };
  expect(mapStates(states, [docs])[1]?.looks).toEqual([{ size: 'desktop', story: undefined }]);
});

it('searches id, name, screen and note for all words', () => {
  const mapped = mapStates(states, []);
  const find = (text: string, screen = 'all') => filterStates(mapped, { text, screen }).map(({ id }) => id);
  expect(find('WAITS login')).toEqual(['login.busy']);
  expect(find('waits orders')).toEqual([]);
  expect(find('', 'Orders')).toEqual(['orders.detail-upi']);
});

it('shows picture details only of existing states', () => {
  const known = parseStates(readFileSync('docs/spec/states.tsv', 'utf8'));
  for (const one of statesWithView)
    expect([one, known.some(({ id }) => id.startsWith(one))]).toEqual([one, true]);
  expect(getThumbnailView('shell.footer', 'phone')).toBeDefined();
  expect(getThumbnailView('orders.detail', 'phone')).toBeUndefined();
});

it('names a picture like the comparison', () => {
  const file = getPictureFile('screens-orders-page-orders--detail', 'dark');
  expect(getPictureAddress('screens-orders-page-orders--detail', 'dark')).toBe(
    file.replace(baselineFolder, './pictures'),
  );
});
