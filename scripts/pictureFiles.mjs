// Paths of the committed pictures and of a comparison's report.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const baselines = join(root, 'tests/visual/baselines');
export const reportFolder = join(root, '.vitest/report');
export const actualFolder = join(reportFolder, 'actual');
export const expectedFolder = join(reportFolder, 'expected');

/** @param {string} story an id such as app-orders--loaded */
const fileName = (story) => story.replace('--', '-');

/** @param {string} story @param {string} theme */
export const pictureFile = (story, theme) => join(baselines, theme, `${fileName(story)}.webp`);

/**
 * Grouped by screen in the report.
 * @param {string} story
 * @param {string} theme
 */
export const reportName = (story, theme) => join(...story.split('--'), `${theme}.png`);
