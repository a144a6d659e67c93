import { expect, it } from 'vitest';
import {
  filterLooks,
  getAcceptCommand,
  getFrame,
  getWholeSize,
  groupLooks,
  type Look,
} from '../../stories/changes/changesModel.ts';

const everything = { kind: 'all', theme: 'both' } as const;

const look = (title: string, changes: Partial<Look> = {}): Look => ({
  picture: title.toLowerCase().replaceAll('/', '-'),
  theme: 'light',
  kind: 'changed',
  title,
  name: 'One',
  committed: false,
  ...changes,
});

it('groups looks by screen or component, those with most changed looks first', () => {
  const groups = groupLooks(
    [
      look('ui/Badge', { kind: 'added' }),
      look('screens/Orders/Table', { kind: 'removed' }),
      look('ui/Button'),
      look('screens/Orders/List'),
      look('screens/Orders/Table'),
      look('Removed stories', { kind: 'removed' }),
    ],
    everything,
  );
  expect(groups.map(({ title, looks }) => [title, looks.map(({ kind }) => kind)])).toEqual([
    ['screens/Orders', ['changed', 'changed', 'removed']],
    ['ui/Button', ['changed']],
    ['Removed stories', ['removed']],
    ['ui/Badge', ['added']],
  ]);
});

it('lists the largest change of a group first', () => {
  const area = { x: 0, y: 0, width: 9, height: 9 };
  const looks = [2, 30, 4].map((pixels) => look('ui/Button', { difference: { pixels, ...area } }));
  expect(groupLooks(looks, everything)[0]?.looks.map(({ difference }) => difference?.pixels)).toEqual([
    30, 4, 2,
  ]);
});

it('shows a change of one theme before others, even if another change is larger', () => {
  const difference = { pixels: 2, x: 0, y: 0, width: 9, height: 9 };
  const inBoth = (picture: string, pixels: number) =>
    (['light', 'dark'] as const).map((theme) =>
      look('screens/Orders', { picture, theme, difference: { ...difference, pixels } }),
    );
  const inDark = look('screens/Orders', { picture: 'badge', theme: 'dark', difference });
  const looks = [...inBoth('empty', 900), ...inBoth('none', 800), inDark];
  const list = (theme: 'both' | 'dark') =>
    groupLooks(looks, { kind: 'all', theme }).map((group) =>
      group.looks.slice(0, group.examples).map(({ picture }) => picture),
    );
  expect(list('both')).toEqual([['empty', 'badge']]);
  expect(list('dark')).toEqual([['empty', 'badge']]);
});

it('filters looks by kind and theme', () => {
  const looks = [look('a'), look('b', { theme: 'dark' }), look('c', { kind: 'added' })];
  const find = (...[filter]: [Parameters<typeof filterLooks>[1]]) =>
    filterLooks(looks, filter).map(({ title }) => title);
  expect(find({ kind: 'all', theme: 'both' })).toEqual(['a', 'b', 'c']);
  expect(find({ kind: 'changed', theme: 'light' })).toEqual(['a']);
  expect(find({ kind: 'all', theme: 'dark' })).toEqual(['b']);
});

it('gives the commands that commit the pictures', () => {
  const folder = 'tests/visual/baselines';
  expect(getAcceptCommand([look('ui/Button')])).toBe(
    `git add -- ${folder}/light/ui-button.webp && git commit -m "Accept 1 changed look"`,
  );
  const looks = [look('a', { theme: 'dark' }), look('b', { kind: 'removed' }), look('c')];
  expect(getAcceptCommand(looks)).toBe(
    `git add -- ${folder}/dark/a.webp ${folder}/light/b.webp ${folder}/light/c.webp && git commit -m "Accept 2 changed, 1 removed looks"`,
  );
});

it('shows a small change at its own size, with its surroundings', () => {
  const screen = { width: 1440, height: 900 };
  const frame = getFrame(screen, { x: 700, y: 400, width: 2, height: 40 });
  expect(frame).toMatchObject({ x: 541, width: 320 });
  expect(frame.y + frame.height / 2).toBeCloseTo(420);
  const corner = getFrame(screen, { x: 1400, y: 0, width: 40, height: 20 });
  expect([corner.x + corner.width, corner.y]).toEqual([1440, 0]);
});

it('shows all of a change that is as large as the picture', () => {
  const phone = { width: 390, height: 844 };
  const frame = getFrame(phone, { x: 0, y: 0, ...phone });
  expect([frame.x, frame.y]).toEqual([0, 0]);
  expect(frame.height).toBeGreaterThanOrEqual(844);
});

it('makes room for the taller picture', () => {
  const sizes = { before: { width: 100, height: 80 }, after: { width: 90, height: 120 } };
  expect(getWholeSize(look('a', sizes))).toEqual({ width: 100, height: 120 });
});
