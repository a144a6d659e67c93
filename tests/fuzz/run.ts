// `npm run test:fuzz [-- COUNT [SEED]]`: generated requests over all calls, right and wrong, to a running server on each
// engine. None may be answered with a failure of the server's, none against the contract; the process has to be alive at
// the end, and no larger than it was. The same seed sends the same requests, one after the other.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startStoreProcess } from '../crash/storeProcess.ts';
import { type Engine, engines } from './engines.ts';
import { findFault } from './findFault.ts';
import { type FuzzRequest, generateRequests } from './requests.ts';
import { toHttpRequest } from './toHttpRequest.ts';
import { startFuzzSession } from './session.ts';

const COUNT = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? 20_261_121);
/** Requests that are generated at a time, and after which the server's memory is read. */
const STEP = 1000;
/** Steps after which the memory is printed. */
const REPORTED = 5;
/** Printed of each kind of complaint. */
const SHOWN = 3;
/** What is in use in the last quarter of the run may be above that of the second by so much. */
const GROWTH = 1.05;
const PROBE = fileURLToPath(new URL('heapProbe.ts', import.meta.url));

type Server = ReturnType<typeof startStoreProcess>;

/**
 * Megabytes, when all garbage is gone: JavaScript's objects, what they hold outside of the heap, and the whole process,
 * which is also what the allocator keeps of memory that is free again.
 */
type Memory = { heapUsed: number; external: number; arrayBuffers: number; rss: number };

const toMegabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10;

/** Asks the server for its memory (heapProbe.ts). */
async function readMemory(server: Server): Promise<Memory> {
  const told = () => [...server.printed().matchAll(/^memory: (.+)$/gm)];
  const before = told().length;
  server.signal('SIGUSR2');
  while (told().length === before && server.isAlive()) await sleep(10);
  const { heapUsed, external, arrayBuffers, rss } = JSON.parse(told().at(-1)?.[1] ?? '{}') as Memory;
  return {
    heapUsed: toMegabytes(heapUsed),
    external: toMegabytes(external),
    arrayBuffers: toMegabytes(arrayBuffers),
    rss: toMegabytes(rss),
  };
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** How much more is in use in the last quarter than in the second; the first one warms it up. */
function growthOf(memory: readonly number[]): number {
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  return mean(memory.slice(-quarter)) / mean(memory.slice(quarter, 2 * quarter));
}

class Complaints {
  readonly #of = new Map<string, string[]>();
  count = 0;
  add(what: string, request: FuzzRequest, answer: object): void {
    this.count += 1;
    const said = this.#of.get(`${request.name}: ${what}`) ?? [];
    if (said.length < SHOWN) said.push(JSON.stringify({ request, answer }).slice(0, 1500));
    this.#of.set(`${request.name}: ${what}`, said);
  }
  print(): void {
    for (const [what, said] of this.#of) console.error(`\n${what}\n${said.join('\n')}`);
  }
}

async function fuzz({ name, variables }: Engine): Promise<boolean> {
  const NODE_OPTIONS = `--expose-gc --import=${pathToFileURL(PROBE).href}`;
  const server = startStoreProcess({ ...variables, TRUST_PROXY: '1', LOG_LEVEL: 'error', NODE_OPTIONS });
  const address = await server.ready;
  const session = await startFuzzSession(address);
  const statuses: Record<string, number> = {};
  const sentOf: Record<string, number> = {};
  const complaints = new Complaints();
  const memory: Memory[] = [];
  const since = performance.now();
  for (let from = 0; from < COUNT; from += STEP) {
    for (const request of generateRequests(Math.min(STEP, COUNT - from), SEED + from)) {
      const sent = await toHttpRequest(request, session.known, session.cookie());
      const answer = await session.send(sent);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      sentOf[request.name] = (sentOf[request.name] ?? 0) + 1;
      const wrong = findFault(request, sent, answer);
      if (wrong) complaints.add(wrong, request, answer);
    }
    memory.push(await readMemory(server));
    // As it goes, since a long run may be ended before it is through.
    if (memory.length % REPORTED === 0) {
      console.log(`${name}, after ${from + STEP} requests, MB: ${JSON.stringify(memory.at(-1))}`);
    }
  }
  const seconds = (performance.now() - since) / 1000;
  const isAlive = server.isAlive() && (await fetch(`${address}/readyz`)).status === 200;
  const logged = server.printed().match(/"level":50/g)?.length ?? 0;
  await server.kill('SIGTERM');
  const growth = growthOf(memory.map(({ heapUsed, external }) => heapUsed + external));
  complaints.print();
  const calls = Object.values(sentOf);
  console.log(`\n${name}: ${COUNT} requests of seed ${SEED} in ${seconds.toFixed(0)} s`);
  console.log(
    `  calls ${calls.length}, each at least ${Math.min(...calls)} times; answers ${JSON.stringify(statuses)}`,
  );
  console.log(`  complaints ${complaints.count}, errors in the log ${logged}, alive and ready: ${isAlive}`);
  console.log(`  in use in the last quarter / in the second: ${growth.toFixed(3)}`);
  console.log(`  the process after each ${STEP}, MB: ${memory.map(({ rss }) => rss).join(' ')}`);
  if (logged > 0)
    console.error(
      server
        .printed()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
        .slice(0, 5)
        .join('\n'),
    );
  return complaints.count === 0 && logged === 0 && isAlive && !(growth > GROWTH);
}

let isRight = true;
for (const open of engines) {
  const engine = await open();
  if (!engine) {
    console.error('No PostgreSQL here: set DATABASE_URL_TEST to an empty database, or install one.');
    isRight = false;
    continue;
  }
  isRight = (await fuzz(engine).finally(() => engine.remove())) && isRight;
}
process.exitCode = isRight ? 0 : 1;
