// Where the pictures are: the committed ones, and what a comparison leaves for its report.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const baselines = join(root, 'tests/visual/baselines');
export const reportFolder = join(root, '.vitest/report');
export const actualFolder = join(reportFolder, 'actual');
export const expectedFolder = join(reportFolder, 'expected');
/** Which pictures are known to show the same: tests/visual/knownPictures.ts. */
export const knownFolder = join(root, 'node_modules/.cache/known-pictures');

/** @param {string} story its id, such as app-orders--loaded */
const fileName = (story) => story.replace('--', '-');

/** @param {string} story @param {string} theme */
export const pictureFile = (story, theme) => join(baselines, theme, `${fileName(story)}.webp`);

/** By screen, so that the report has what belongs together side by side. @param {string} story @param {string} theme */
export const reportName = (story, theme) => join(...story.split('--'), `${theme}.png`);
