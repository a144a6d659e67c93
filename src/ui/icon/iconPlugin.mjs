// oxlint-disable import/no-default-export -- Tailwind takes a plugin's default export.
import { icons as lucide } from '@iconify-json/lucide';
import plugin from 'tailwindcss/plugin';
import { DRAWN, DRAWN_BOLD } from './drawnIcons.mjs';

/** How Lucide draws, at 24 px. Ours are smaller, so the line is lighter, but at the smallest. */
const SIZE = 24;
const PEN =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const STROKE = 1.75;
const BOLD_STROKE = 2.25;

const names = [...DRAWN, ...DRAWN_BOLD];
const COLUMNS = Math.ceil(Math.sqrt(names.length));

/** @param {number} index */
const toCell = (index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) });

/**
 * A mask asks only where there is ink, not for its colour.
 * @param {string} name
 * @param {number} index
 */
function draw(name, index) {
  const body = lucide.icons[name]?.body;
  if (!body?.includes(PEN)) throw new Error(`no drawing with the pen of the others: ${name}`);
  const { column, row } = toCell(index);
  return body
    .replace(PEN, `transform="translate(${column * SIZE} ${row * SIZE})"`)
    .replaceAll('currentColor', 'black');
}

/**
 * All drawings in one picture, as an address: for each picture that a page shows the browser sets up a document of its own. The
 * pen stands once, since each element with attributes of its own takes time.
 */
function createPicture() {
  const drawings = names.map(draw);
  const light = drawings.slice(0, DRAWN.length).join('');
  const bold = drawings.slice(DRAWN.length).join('');
  const pen = PEN.replace('currentColor', 'black').replace('"2"', `"${STROKE}"`);
  const side = COLUMNS * SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ${pen}>${light}<g stroke-width="${BOLD_STROKE}">${bold}</g></svg>`;
  const escaped = svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}

/**
 * A column or a row as a place in the picture: 0 % is the first, 100 % the last.
 * @param {number} cell
 */
const toPercent = (cell) => `${((cell * 100) / (COLUMNS - 1)).toFixed(4)}%`;

/**
 * Returns which part of the picture is seen.
 * @param {number} index
 */
function toPosition(index) {
  const { column, row } = toCell(index);
  return `${toPercent(column)} ${toPercent(row)}`;
}

/**
 * Says of each name which part of the picture is seen.
 * @param {readonly string[]} list
 * @param {number} first the place of the list's first drawing among all
 */
const toPositions = (list, first) =>
  Object.fromEntries(list.map((name, index) => [name, toPosition(first + index)]));

/** `icon-eye` gives an element Lucide's drawing of that name, `icon-bold-eye` the one for the smallest size (icon.css). */
export default plugin(({ addBase, matchUtilities }) => {
  // One rule for all that have a drawing, so that the picture's address is written and read once.
  addBase({
    '.icon, .icon-before::before, .checkbox::after, .tbl-edit::after': {
      'mask-image': createPicture(),
      'mask-position': 'var(--drawing)',
      'mask-size': `${COLUMNS}00%`,
      'mask-repeat': 'no-repeat',
    },
  });
  matchUtilities({ icon: (position) => ({ '--drawing': position }) }, { values: toPositions(DRAWN, 0) });
  matchUtilities(
    { 'icon-bold': (position) => ({ '--bold-drawing': position }) },
    { values: toPositions(DRAWN_BOLD, DRAWN.length) },
  );
});
