// Runs the stories in Arabic and in the pseudo-language at 320, 390 and 1280 px, and checks accessibility and
// overflow.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt } from './steps.mjs';

const named = process.argv.slice(2);
const stories = named.length > 0 ? named : ['stories/app', 'stories/features'];
const results = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules/.cache/languages.json');

rmSync(results, { force: true });
process.env['VITE_LANGUAGES'] = 'others';
const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
if (!attempt('Other languages', 'vitest', ['run', '--project', 'stories*', ...json, ...stories]))
  process.exit(1);

const seen = JSON.parse(readFileSync(results, 'utf8'))
  .testResults.flatMap(({ assertionResults }) => assertionResults)
  .filter(({ meta }) => meta?.languages === 'seen').length;
console.log(`${seen} screens checked, each in two languages at three widths`);
// tests/visual/setup.ts sets this. If it is missing, nothing was checked.
process.exit(seen > 0 ? 0 : 1);
