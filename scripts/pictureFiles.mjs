// Paths of the committed pictures and of a comparison's report.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const baselineFolder = join(root, 'tests/visual/baselines');
export const reportFolder = join(root, '.vitest/report');
export const actualFolder = join(reportFolder, 'actual');
export const expectedFolder = join(reportFolder, 'expected');

/** @param {string} story an id such as app-orders--loaded */
const getFileName = (story) => story.replace('--', '-');

/** @param {string} story @param {string} theme */
export const getPictureFile = (story, theme) => join(baselineFolder, theme, `${getFileName(story)}.webp`);

/**
 * Returns a picture's path in the report, grouped by screen.
 * @param {string} story
 * @param {string} theme
 */
export const getReportFile = (story, theme) => join(...story.split('--'), `${theme}.png`);
