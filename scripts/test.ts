// `npm test`: runs all checks, quick ones first. `npm test -- PART…` runs parts of them, as CI's jobs do; with `--shard=1/3`
// a third of the part's test files.
import { parseArgs } from 'node:util';
import { CANNOT_COMPARE, providePinnedBrowser } from './pinnedBrowser.ts';
import { postgresForTests } from './postgres.ts';
import { checks, PARTS, runSteps, type Step } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' } },
});
const isComparable = (await providePinnedBrowser()) !== undefined;

const vitest = (title: string, projects: string): Step => ({
  title,
  command: `vitest run --project ${projects}${values.shard ? ` --shard=${values.shard}` : ''}`,
});

const steps: Record<(typeof PARTS)[number], Step[][]> = {
  checks: [checks],
  // The server is tested on SQLite and on PostgreSQL.
  units: [[vitest('Unit tests, layers, contract, server', 'unit --project postgres')]],
  journeys: [
    [{ title: 'The product’s build', command: 'node scripts/buildFrontEnd.ts' }],
    [vitest('Journeys in a real browser', 'e2e')],
  ],
  stories: [[vitest('Stories in both themes', isComparable ? 'stories --mode pictures' : 'stories')]],
};

const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}`);
const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
await runSteps(...parts.flatMap((part) => steps[part]));

const engines = {
  named: 'the PostgreSQL of DATABASE_URL_TEST',
  binaries: 'a PostgreSQL started from this machine’s binaries',
  pglite: 'PGlite in memory, as there is no PostgreSQL here',
};
if (parts.includes('units'))
  console.log(`\nThe server was tested on SQLite and on ${engines[postgresForTests().kind]}.`);
if (parts.includes('stories')) console.log(isComparable ? 'All pictures were compared.' : CANNOT_COMPARE);
