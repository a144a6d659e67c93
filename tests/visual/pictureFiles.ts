// Paths of the committed pictures and of a comparison's report.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const baselineFolder = join(root, 'tests/visual/baselines');
export const reportFolder = join(root, '.vitest/report');
export const actualFolder = join(reportFolder, 'actual');
export const expectedFolder = join(reportFolder, 'expected');

/** Returns the picture of a story's id, such as app-orders--loaded. */
export const getPictureFile = (story: string, theme: string): string =>
  join(baselineFolder, theme, `${story.replace('--', '-')}.webp`);

/** Returns a picture's path in the report, grouped by screen. */
export const getReportFile = (story: string, theme: string): string =>
  join(...story.split('--'), `${theme}.png`);
