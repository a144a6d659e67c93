// `npm run test:servers [-- SECONDS]`: runs two servers with one PostgreSQL under load and kills (SIGKILL) and restarts
// them in turn. At the end, both must show every acknowledged write, and every session must still be valid.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';
import { Expectations } from '../crash/expectations.ts';
import { createRandomImage, signIn, createStoreClient } from '../crash/storeClient.ts';
import { Administrator, Tally } from './administrator.ts';
import { startServerPair } from './serverPair.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const WRITERS = 4;
const READERS = 4;
const KILL_INTERVAL_MS = 8000;

const postgres = postgresForTests();
if (postgres.kind === 'pglite') {
  console.error('This needs PostgreSQL: set DATABASE_URL_TEST to an empty database, or install it.');
  process.exit(1);
}
// Sync acknowledged writes to the disk, as in production.
const server = postgres.kind === 'binaries' ? startPostgres(postgres.folder, { isDurable: true }) : undefined;
const DATABASE_URL = server?.url ?? (postgres.kind === 'named' ? postgres.url : '');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-servers-'));

const pair = await startServerPair({ DATABASE_URL, DATA_DIR });
const expected = new Expectations();
const tally = new Tally();
const images = await Promise.all(Array.from({ length: 2 }, createRandomImage));
const administrators: Administrator[] = [];
for (let count = 0; count < WRITERS + READERS; count += 1) {
  administrators.push(await Administrator.signIn({ pair, expected, tally, images }));
}
const cookie = await signIn(pair.any());
const sample = new Set((await createStoreClient(pair.any(), cookie).products()).map(({ _id }) => _id));

const until = performance.now() + SECONDS * 1000;
const isOver = () => performance.now() > until;
const work = administrators.map((one, index) => (index < WRITERS ? one.write(isOver) : one.read(isOver)));
const downtimes: number[] = [];
while (performance.now() + KILL_INTERVAL_MS < until) {
  await sleep(KILL_INTERVAL_MS);
  downtimes.push(await pair.killAndRestart(downtimes.length % 2 === 0 ? 1 : 0));
}
await Promise.all(work);

const [one = '', other = ''] = pair.addresses();
await expected.check(createStoreClient(one, cookie), undefined, sample);
const lists = await Promise.all([one, other].map((address) => createStoreClient(address, cookie).products()));
const isSame = isDeepStrictEqual(lists[0], lists[1]);

let lostSessions = 0;
for (const { cookie: session } of administrators) {
  for (const address of [one, other]) {
    const response = await fetch(`${address}/api/admin/check-admin`, { headers: { cookie: session } });
    if (!(await response.json()).data.isLoggedIn) lostSessions += 1;
  }
}
const { errors } = await pair.end();
await server?.remove();

const times = tally.times.toSorted((a, b) => a - b);
const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
const { lost, torn, history } = expected.faults;
console.table({
  seconds: SECONDS,
  'kills with restart': downtimes.length,
  'longest away, ms': Math.round(Math.max(...downtimes)),
  'creates acknowledged': tally.done.creates,
  'edits acknowledged': tally.done.edits,
  'deletes acknowledged': tally.done.deletes,
  'lists read': tally.done.lists,
  'answer, median ms': at(0.5),
  'answer, 95 % within ms': at(0.95),
  'requests without a response': tally.unanswered,
  'of these, writes found done': expected.unanswered.applied,
  'of these, writes found not done': expected.unanswered.notApplied,
  refused: tally.refused.length,
  'not listed by the other server immediately': tally.unseen.length,
  'acknowledged writes lost': lost.length,
  torn: torn.length,
  'writes without an entry or entries without a write': history.length,
  'both servers list the same products': isSame,
  'sessions lost': lostSessions,
  'errors in the logs': errors.length,
});
const faults = [
  ...lost,
  ...torn,
  ...history,
  ...tally.refused.slice(0, 5),
  ...tally.unseen,
  ...errors.slice(0, 5),
];
const isRight = faults.length === 0 && isSame && lostSessions === 0;
if (isRight) rmSync(DATA_DIR, { recursive: true, force: true });
else console.error(faults.join('\n'), `\nThe images are kept in ${DATA_DIR}`);
process.exitCode = isRight ? 0 : 1;
