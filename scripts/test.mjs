// `npm test`: everything that must be true, the quick things first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.mjs';
import { baselinePlatform, forgetDifferences, writePictureReport } from './pictures.mjs';
import { postgresForTests } from './postgres.mjs';
import { step } from './steps.mjs';

const results = fileURLToPath(new URL('../node_modules/.cache/test-results/', import.meta.url));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

forgetDifferences();

const since = performance.now();
const comparable = baselinePlatform() === browser.platform();

/**
 * @param {string} title
 * @param {string} name of the file with its results
 * @param {string[]} args
 * @param {() => void} [onFailure]
 */
function vitest(title, name, args, onFailure) {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}${name}.json`];
  step(title, 'vitest', ['run', ...args, ...json], onFailure);
}

step('Types', 'tsc');
step('Lint', 'oxlint', ['--deny-warnings']);
step('Format', 'prettier', ['--check', '--log-level', 'warn', '.']);
vitest('Unit tests, layers, contract, server', 'unit', ['--project', 'unit']);
vitest('The server once more, on PostgreSQL', 'postgres', ['--project', 'postgres']);
step('The product’s build', 'node', ['scripts/build.mjs']);
vitest('Journeys in a real browser', 'e2e', ['--project', 'e2e']);
vitest(
  comparable
    ? 'Stories with accessibility and pictures, light and dark'
    : 'Stories with accessibility, light and dark',
  'stories',
  ['--project', 'stories-*', ...(comparable ? ['--mode', 'pictures'] : [])],
  comparable ? writePictureReport : undefined,
);

if (!comparable)
  console.log(
    `\nPictures were NOT compared: theirs are of ${baselinePlatform()}, this is ${browser.platform()}.`,
  );

const engines = {
  named: 'the PostgreSQL of DATABASE_URL_TEST',
  binaries: 'a PostgreSQL started from this machine’s binaries',
  pglite: 'PGlite in memory, as there is no PostgreSQL here',
};
console.log(`\nThe server was tested on SQLite and on ${engines[postgresForTests().kind]}.`);

const count = (key) =>
  ['unit', 'postgres', 'e2e', 'stories']
    .map((name) => JSON.parse(readFileSync(`${results}${name}.json`, 'utf8'))[key])
    .reduce((sum, one) => sum + one, 0);
console.log(`\nAll of it took ${Math.round((performance.now() - since) / 1000)} s.`);
console.log(`${count('numPassedTests')} passed, ${count('numFailedTests')} failed`);
