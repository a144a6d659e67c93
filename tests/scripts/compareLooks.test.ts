import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareLooks, findBase } from '../../scripts/compareLooks.ts';
import type { Changes } from '../../stories/changes/changesModel.ts';

const folder = 'tests/visual/baselines';
let root = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root });

function write(file: string, content: Buffer | string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

type Box = { left: number; top: number; width: number; height: number };

/** Draws a white picture with a box in the given colour. */
async function draw(name: string, colour: string, box: Partial<Box> = {}, height = 60) {
  const { left = 10, top = 20, ...size } = { width: 30, height: 10, ...box };
  const input = { create: { ...size, channels: 3 as const, background: colour } };
  const picture = sharp({ create: { width: 100, height, channels: 3, background: 'white' } })
    .composite([{ input, left, top }])
    .webp({ lossless: true });
  write(`${folder}/${name}.webp`, await picture.toBuffer());
}

function commit(message: string) {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@store.example', 'commit', '--quiet', '-m', message);
}

const story = (id: string, title: string, name: string) => ({ type: 'story', id, title, name });

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'compare-looks-'));
  git('init', '--quiet', '--initial-branch=main');
  await draw('light/ui-button-primary', 'blue');
  await draw('light/ui-button-old', 'red');
  await draw('dark/ui-button-primary', '#101010');
  await draw('light/app-orders-list', 'green');
  write('.gitignore', 'built\n');
  commit('Add pictures');
  git('switch', '--quiet', '--create', 'branch');
  const entries = {
    a: story('ui-button--primary', 'ui/Button', 'Primary'),
    b: story('ui-button--busy', 'ui/Button', 'Busy'),
    c: story('screens-orders--list', 'screens/Orders', 'List'),
  };
  write('built/index.json', JSON.stringify({ entries }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function compare(ref = 'main'): Promise<Changes> {
  const built = join(root, 'built');
  const changes = await compareLooks(root, findBase(root, ref), built);
  expect(JSON.parse(readFileSync(join(built, 'changes.json'), 'utf8'))).toEqual(changes);
  return changes;
}

const outline = ({ looks }: Changes) =>
  looks.map(({ kind, theme, picture }) => `${kind} ${theme}/${picture}`).toSorted();

it('finds nothing in an unchanged checkout', async () => {
  const { base, looks } = await compare();
  expect(base).toEqual({ ref: 'main', commit: git('rev-parse', 'main').toString().trim() });
  expect(looks).toEqual([]);
});

it('lists added, changed and removed pictures with their stories, committed or not', async () => {
  await draw('light/ui-button-primary', 'navy');
  commit('Darken the button');
  await draw('light/ui-button-busy', 'grey');
  rmSync(join(root, folder, 'light/ui-button-old.webp'));
  const { looks } = await compare();
  const size = { width: 100, height: 60 };
  expect(looks).toEqual([
    {
      kind: 'changed',
      theme: 'light',
      picture: 'ui-button-primary',
      storyId: 'ui-button--primary',
      title: 'ui/Button',
      name: 'Primary',
      before: size,
      after: size,
      difference: { pixels: 300, x: 10, y: 20, width: 30, height: 10 },
      committed: true,
    },
    expect.objectContaining({ kind: 'added', storyId: 'ui-button--busy', after: size, committed: false }),
    expect.objectContaining({ kind: 'removed', title: 'ui/Button', name: 'old', before: size }),
  ]);
});

it('copies the earlier pictures of changed and removed looks, and no others', async () => {
  const before = readFileSync(join(root, folder, 'light/ui-button-primary.webp'));
  await draw('light/ui-button-primary', 'navy');
  await draw('light/ui-button-busy', 'grey');
  git('rm', '--quiet', `${folder}/dark/ui-button-primary.webp`);
  await compare();
  expect(readFileSync(join(root, 'built/before/light/ui-button-primary.webp')).equals(before)).toBe(true);
  expect(existsSync(join(root, 'built/before/dark/ui-button-primary.webp'))).toBe(true);
  expect(existsSync(join(root, 'built/before/light/ui-button-busy.webp'))).toBe(false);
  expect(existsSync(join(root, 'built/before/light/app-orders-list.webp'))).toBe(false);
});

it('ignores a picture that was only renamed', async () => {
  renameSync(
    join(root, folder, 'light/app-orders-list.webp'),
    join(root, folder, 'light/screens-orders-list.webp'),
  );
  expect(outline(await compare())).toEqual([]);
});

it('lists a copy of a picture that stays', async () => {
  await draw('light/ui-button-busy', 'blue');
  expect(outline(await compare())).toEqual(['added light/ui-button-busy']);
});

it('finds two pixels of padding and a slightly different dark colour', async () => {
  await draw('light/ui-button-primary', 'blue', { width: 32 });
  await draw('dark/ui-button-primary', '#141414');
  const { looks } = await compare();
  expect(looks.map(({ theme, difference }) => [theme, difference?.pixels, difference?.x]).toSorted()).toEqual(
    [
      ['dark', 300, 10],
      ['light', 20, 40],
    ],
  );
});

it('ignores a picture that was only compressed again', async () => {
  const file = `${folder}/light/ui-button-primary.webp`;
  const again = await sharp(join(root, file)).webp({ lossless: true, effort: 0, exact: true }).toBuffer();
  expect(again.equals(readFileSync(join(root, file)))).toBe(false);
  write(file, again);
  expect(outline(await compare())).toEqual([]);
});

it('counts the rows that only a taller picture has', async () => {
  await draw('light/ui-button-primary', 'blue', {}, 62);
  const { looks } = await compare();
  expect(looks[0]).toMatchObject({
    before: { height: 60 },
    after: { height: 62 },
    difference: { pixels: 200, x: 0, y: 60, width: 100, height: 2 },
  });
});

it('compares with the commit where the branch left the base', async () => {
  git('switch', '--quiet', 'main');
  await draw('light/app-orders-list', 'black');
  commit('Change the orders on main');
  git('switch', '--quiet', 'branch');
  expect(outline(await compare())).toEqual([]);
});

it('fails before the build if the base does not exist', () => {
  expect(() => findBase(root, 'no-such-branch')).toThrow('no-such-branch');
});
