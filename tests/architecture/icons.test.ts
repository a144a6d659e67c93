import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWN, DRAWN_BOLD } from '../../src/ui/icon/drawnIcons.mjs';
import { sourcesIn } from './sources.ts';

/** Classes of the same shape that are no icons (table.css), and a custom property. */
const OTHERS = ['icon-before', 'icon-size'];

const classes = new Set(
  ['src/ui', 'src/features', 'src/app', 'stories']
    .flatMap(sourcesIn)
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<![\w/-])-{0,2}icon-[\w-]+/g) ?? [])
    .map((one) => one.replace(/^--/, ''))
    .filter((one) => !OTHERS.includes(one)),
);

it('draws the icons that are used, and no others', () => {
  const drawn = [...DRAWN.map((name) => `icon-${name}`), ...DRAWN_BOLD.map((name) => `icon-bold-${name}`)];
  expect(drawn.toSorted()).toEqual([...classes].toSorted());
});
