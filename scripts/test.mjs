// `npm test`: runs all checks, quick ones first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { CANNOT_COMPARE, runPictures } from './pictures.mjs';
import { postgresForTests } from './postgres.mjs';
import { step } from './steps.mjs';

const results = fileURLToPath(new URL('../node_modules/.cache/test-results/', import.meta.url));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const since = performance.now();
const comparable = (await providePinnedBrowser()) !== undefined;

/**
 * @param {string} title
 * @param {string} project of Vitest; also the name of its results file
 * @param {string[]} others projects to run with it
 */
function vitest(title, project, ...others) {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}${project}.json`];
  const which = [project, ...others].flatMap((one) => ['--project', one]);
  step(title, 'vitest', ['run', ...which, ...json]);
}

step('Types', 'tsc');
step('Lint', 'oxlint', ['--deny-warnings']);
step('Lint: unused code', 'knip', ['--no-progress']);
step('Format', 'oxfmt', ['--check']);
// The server is tested on SQLite and on PostgreSQL.
vitest('Unit tests, layers, contract, server', 'unit', 'postgres');
step('The product’s build', 'node', ['scripts/build.mjs']);
vitest('Journeys in a real browser', 'e2e');
if (!comparable) vitest('Stories with accessibility, light and dark', 'stories');
else if (!runPictures('check', [])) process.exit(1);

const read = (project) => JSON.parse(readFileSync(`${results}${project}.json`, 'utf8'));
const reports = ['unit', 'e2e', 'stories'].map(read);

console.log('\nThe slowest tests:');
reports
  .flatMap(({ testResults }) => testResults)
  .flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: basename(name), seconds: (one.duration ?? 0) / 1000 })),
  )
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, 10)
  .forEach(({ seconds, file, fullName }) => console.log(`  ${seconds.toFixed(1)} s  ${file} › ${fullName}`));

const engines = {
  named: 'the PostgreSQL of DATABASE_URL_TEST',
  binaries: 'a PostgreSQL started from this machine’s binaries',
  pglite: 'PGlite in memory, as there is no PostgreSQL here',
};
const count = (key) => reports.reduce((sum, report) => sum + report[key], 0);
console.log(`\nThe server was tested on SQLite and on ${engines[postgresForTests().kind]}.`);
console.log(`Everything took ${Math.round((performance.now() - since) / 1000)} s.`);
console.log(`${count('numPassedTests')} passed, ${count('numFailedTests')} failed`);
console.log(comparable ? 'All pictures were compared.' : CANNOT_COMPARE);
