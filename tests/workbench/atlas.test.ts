import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type IndexEntry,
  mapStates,
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
    story('view', 'features/orders/OrderDialog', 'state:orders.detail-upi'),
    story('docs', 'app/Orders', 'state:orders.detail'),
    story('phone', 'app/Orders', 'state:orders.detail-upi', 'phone'),
    story('screen', 'app/Orders', 'state:orders.detail-upi'),
  ]);
  expect(order).toMatchObject({ name: 'Detail upi', desktop: { id: 'screen' }, phone: { id: 'phone' } });
});

it('counts states without a story or without a required phone story', () => {
  const mapped = mapStates(states, [story('screen', 'app/Orders', 'state:orders.detail-upi')]);
  expect(countMissing(mapped)).toBe(2);
});

it('ignores docs pages, which have the tags of their stories', () => {
  const docs = { ...story('docs', 'app/Login', 'state:login.busy'), type: 'docs' };
  expect(mapStates(states, [docs])[1]?.desktop).toBeUndefined();
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
  const file = getPictureFile('app-orders--detail', 'dark');
  expect(getPictureAddress('app-orders--detail', 'dark')).toBe(file.replace(baselineFolder, './pictures'));
});
