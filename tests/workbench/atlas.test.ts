import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type IndexEntry,
  mapStates,
  countMissing,
  filterStates,
  parseStates,
} from '../../stories/atlas/atlasModel.ts';
import { baselines, pictureFile } from '../../scripts/pictureFiles.mjs';
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

it('takes a whole screen before a view of it, and tells phone from desktop by the tag', () => {
  const [order] = mapStates(states, [
    story('view', 'features/orders/OrderDialog', 'state:orders.detail-upi'),
    story('docs', 'app/Orders', 'state:orders.detail'),
    story('phone', 'app/Orders', 'state:orders.detail-upi', 'phone'),
    story('screen', 'app/Orders', 'state:orders.detail-upi'),
  ]);
  expect(order).toMatchObject({ name: 'Detail upi', desktop: { id: 'screen' }, phone: { id: 'phone' } });
});

it('counts a state without a story, and one without a story on the phone that it wants', () => {
  const mapped = mapStates(states, [story('screen', 'app/Orders', 'state:orders.detail-upi')]);
  expect(countMissing(mapped)).toBe(2);
});

it('leaves out pages of docs, which have the tags of their stories', () => {
  const docs = { ...story('docs', 'app/Login', 'state:login.busy'), type: 'docs' };
  expect(mapStates(states, [docs])[1]?.desktop).toBeUndefined();
});

it('finds by all words of id, name, screen and note', () => {
  const mapped = mapStates(states, []);
  const find = (text: string, screen = 'all') => filterStates(mapped, { text, screen }).map(({ id }) => id);
  expect(find('WAITS login')).toEqual(['login.busy']);
  expect(find('waits orders')).toEqual([]);
  expect(find('', 'Orders')).toEqual(['orders.detail-upi']);
});

it('shows parts of pictures of states that there are', () => {
  const known = parseStates(readFileSync('docs/spec/states.tsv', 'utf8'));
  for (const one of statesWithView)
    expect([one, known.some(({ id }) => id.startsWith(one))]).toEqual([one, true]);
  expect(getThumbnailView('shell.footer', 'phone')).toBeDefined();
  expect(getThumbnailView('orders.detail', 'phone')).toBeUndefined();
});

it('names a picture as the comparison does', () => {
  const file = pictureFile('app-orders--detail', 'dark');
  expect(getPictureAddress('app-orders--detail', 'dark')).toBe(file.replace(baselines, './pictures'));
});
