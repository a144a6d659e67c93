// The pictures of the stories: which platform they belong to, their renewal, and the page that shows what differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.mjs';
import { step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselines = join(root, 'tests/visual/baselines');
const platformFile = join(baselines, 'platform.txt');
const differences = join(root, '.vitest/pictures');
const report = join(differences, 'index.html');

/** @returns {string} such as 'linux-x64 chromium 156', or 'no platform' before the first renewal */
export const baselinePlatform = () =>
  existsSync(platformFile) ? readFileSync(platformFile, 'utf8').trim() : 'no platform';

/** Takes every picture anew; those of stories that are gone go with them. */
function renew() {
  rmSync(baselines, { recursive: true, force: true });
  mkdirSync(baselines, { recursive: true });
  writeFileSync(platformFile, `${browser.platform()}\n`);
  step('Pictures, light and dark', 'vitest', ['run', '--project', 'stories-*', '--mode', 'pictures', '-u']);
}

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** The pictures of one story in one theme, as a row of the report. */
function row(theme, story) {
  const pictures = [
    join(baselines, theme, `${story}.png`),
    join(differences, theme, `${story}-actual.png`),
    join(differences, theme, `${story}-diff.png`),
  ];
  const cells = pictures.map((file) => {
    const image = `<img src="${escaped(encodeURI(relative(differences, file)))}">`;
    return `<td>${existsSync(file) ? image : '–'}</td>`;
  });
  return `<tr><th colspan="3">${escaped(story)} (${theme})</th></tr><tr>${cells.join('')}</tr>`;
}

/** One page with expected, actual and difference of every picture that is not as it was, side by side. */
export function writePictureReport() {
  const rows = ['light', 'dark'].flatMap((theme) => {
    const folder = join(differences, theme);
    if (!existsSync(folder)) return [];
    const actual = readdirSync(folder).filter((file) => file.endsWith('-actual.png'));
    return actual.map((file) => row(theme, file.replace('-actual.png', '')));
  });
  if (rows.length === 0) return;
  const head = '<tr><td>Expected</td><td>Actual</td><td>Difference</td></tr>';
  const style =
    'table{border-spacing:8px}img{max-width:32vw;border:1px solid #999}th{text-align:left;padding-top:24px}';
  writeFileSync(
    report,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>` +
      `<table>${head}${rows.join('')}</table>`,
  );
  console.error(`\n${rows.length} pictures differ: open ${relative(root, report)}`);
}

/** Before a comparison: what differed the last time is of no interest. */
export const forgetDifferences = () => rmSync(differences, { recursive: true, force: true });

if (process.argv[2] === 'renew') renew();
