// `npm run test:fuzz [-- COUNT [SEED]]`: sends generated valid and invalid requests for all calls to a server with each
// database. No response may be a 5xx or break the contract, and at the end the server must be ready and its memory must
// not have grown. The same seed sends the same requests.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startStoreProcess } from '../crash/storeProcess.ts';
import { runKeyCommand } from '#server/bin/keys.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type Engine, engines } from './engines.ts';
import { findFault, hasNegativeStock } from './findFault.ts';
import { type FuzzRequest, generateRequests } from './requests.ts';
import { toHttpRequest } from './toHttpRequest.ts';
import { startFuzzSession } from './session.ts';
import { fuzzWebhooks } from './webhooks.ts';

const COUNT = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? 20_261_121);
/** Requests per step. The server's memory is read after each step. */
const STEP = 1000;
/** Steps between two printed memory values. */
const REPORTED = 5;
/** Printed examples of each kind of fault. */
const SHOWN = 3;
/** Maximum ratio of memory in the last quarter of the run to the second quarter. */
const GROWTH = 1.05;
/** Requests name their address, and are not limited. */
const SETTINGS = { TRUST_PROXY: '1', LOG_LEVEL: 'error', STORE_API_LIMIT: '1000000' };
const PROBE = fileURLToPath(new URL('heapProbe.ts', import.meta.url));

type Server = ReturnType<typeof startStoreProcess>;

/** In MB after garbage collection: the heap, memory outside it, and the resident memory of the process. */
type Memory = { heapUsed: number; external: number; arrayBuffers: number; rss: number };

const toMegabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10;

/** Reads the server's memory with heapProbe.ts. */
async function readMemory(server: Server): Promise<Memory> {
  const readAll = () => [...server.printed().matchAll(/^memory: (.+)$/gm)];
  const before = readAll().length;
  server.signal('SIGUSR2');
  while (readAll().length === before && server.isAlive()) await sleep(10);
  const { heapUsed, external, arrayBuffers, rss } = JSON.parse(readAll().at(-1)?.[1] ?? '{}') as Memory;
  return {
    heapUsed: toMegabytes(heapUsed),
    external: toMegabytes(external),
    arrayBuffers: toMegabytes(arrayBuffers),
    rss: toMegabytes(rss),
  };
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Returns the ratio of memory in the last quarter to the second. The first is a warm-up. */
function getGrowth(memory: readonly number[]): number {
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  return mean(memory.slice(-quarter)) / mean(memory.slice(quarter, 2 * quarter));
}

class Faults {
  readonly #of = new Map<string, string[]>();
  count = 0;
  add(what: string, request: FuzzRequest, answer: object): void {
    this.count += 1;
    const examples = this.#of.get(`${request.name}: ${what}`) ?? [];
    if (examples.length < SHOWN) examples.push(JSON.stringify({ request, answer }).slice(0, 1500));
    this.#of.set(`${request.name}: ${what}`, examples);
  }
  print(): void {
    for (const [what, examples] of this.#of) console.error(`\n${what}\n${examples.join('\n')}`);
  }
}

async function fuzz({ name, variables }: Engine): Promise<boolean> {
  const NODE_OPTIONS = `--expose-gc --import=${pathToFileURL(PROBE).href}`;
  const server = startStoreProcess({ ...variables, ...SETTINGS, NODE_OPTIONS });
  const address = await server.ready;
  const [, key = ''] = await runKeyCommand(['create', 'Fuzz'], readSettings(variables));
  const session = await startFuzzSession(address, key);
  const statuses: Record<string, number> = {};
  const sentOf: Record<string, number> = {};
  const faults = new Faults();
  const memory: Memory[] = [];
  const since = performance.now();
  for (let from = 0; from < COUNT; from += STEP) {
    for (const request of generateRequests(Math.min(STEP, COUNT - from), SEED + from)) {
      const sent = await toHttpRequest(request, session.known, session.getCredentials());
      const answer = await session.send(sent);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      sentOf[request.name] = (sentOf[request.name] ?? 0) + 1;
      const wrong = findFault(request, sent, answer);
      if (wrong) faults.add(wrong, request, answer);
      if (hasNegativeStock(session.known.products)) faults.add('a negative stock', request, answer);
    }
    memory.push(await readMemory(server));
    // Printed during the run, because a long run may be interrupted.
    if (memory.length % REPORTED === 0) {
      console.log(`${name}, after ${from + STEP} requests, MB: ${JSON.stringify(memory.at(-1))}`);
    }
  }
  const seconds = (performance.now() - since) / 1000;
  const isAlive = server.isAlive() && (await fetch(`${address}/readyz`)).status === 200;
  const logged = server.printed().match(/"level":50/g)?.length ?? 0;
  await server.kill('SIGTERM');
  const growth = getGrowth(memory.map(({ heapUsed, external }) => heapUsed + external));
  faults.print();
  const calls = Object.values(sentOf);
  console.log(`\n${name}: ${COUNT} requests of seed ${SEED} in ${seconds.toFixed(0)} s`);
  console.log(
    `  calls ${calls.length}, each at least ${Math.min(...calls)} times; statuses ${JSON.stringify(statuses)}`,
  );
  console.log(`  faults ${faults.count}, errors in the log ${logged}, ready: ${isAlive}`);
  console.log(`  memory in the last quarter / in the second: ${growth.toFixed(3)}`);
  console.log(`  resident memory after each ${STEP}, MB: ${memory.map(({ rss }) => rss).join(' ')}`);
  if (logged > 0)
    console.error(
      server
        .printed()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
        .slice(0, 5)
        .join('\n'),
    );
  return faults.count === 0 && logged === 0 && isAlive && !(growth > GROWTH);
}

/** Webhooks that are sent to hostile receivers. Each takes up to a sixth of a second. */
const WEBHOOKS = Math.ceil(COUNT / 50);

let isRight = true;
for (const open of engines) {
  const engine = await open();
  if (!engine) {
    console.error('No PostgreSQL found: set DATABASE_URL_TEST to an empty database, or install it.');
    isRight = false;
    continue;
  }
  isRight = (await fuzz(engine).finally(() => engine.remove())) && isRight;
}
const webhookFaults = await fuzzWebhooks(WEBHOOKS, SEED);
for (const fault of webhookFaults.slice(0, SHOWN)) console.error(fault);
console.log(`\nwebhooks: ${WEBHOOKS} to hostile receivers, faults ${webhookFaults.length}`);
isRight &&= webhookFaults.length === 0;
process.exitCode = isRight ? 0 : 1;
