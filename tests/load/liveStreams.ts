// `npm run test:live [-- SECONDS]`: 200 administrators with open streams while others write ten times a second, on the
// embedded engine and on two servers with one PostgreSQL. Every stream must hear of every write, or of a later one, within
// a second, and the servers' memory must stay level.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ORDER_STATUSES } from '../../src/contract/orders/order.ts';
import { sampleOrders } from '../../server/seed/sampleOrders.ts';
import { postgresForTests, startPostgres } from '../../scripts/postgres.mjs';
import { signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';
import { type Acknowledged, Listener } from './listener.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const LISTENERS = 200;
const WRITES_PER_SECOND = 10;
/** The latest that a stream may hear of a write, in ms. */
const LATEST_MS = 1000;
/** What a server's memory may grow by from the second third of the run to the last, in MB: the first fills caches. */
const GROWTH_MB = 25;
const SAMPLE_INTERVAL_MS = 1000;
const SIGN_INS_AT_ONCE = 8;

const orders = sampleOrders.map(({ _id }) => _id);

type Server = ReturnType<typeof startStoreProcess>;
type Running = { address: string; server: Server };

const start = async (variables: Record<string, string>): Promise<Running> => {
  const server = startStoreProcess({ ...variables, LOG_LEVEL: 'error' });
  return { address: await server.ready, server };
};

/** Resident memory in MB, read from Linux's own files; NaN elsewhere. */
function readMemory({ pid }: Server): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}

/** Reads a server's memory each second until the work is done. Returns the median of each third of the time, in MB. */
async function sampleMemory(server: Server, work: Promise<unknown>): Promise<number[]> {
  let status: 'working' | 'done' = 'working';
  const stop = () => void (status = 'done');
  work.then(stop, stop);
  const samples: number[] = [];
  const isWorking = () => status === 'working';
  while (isWorking()) {
    samples.push(readMemory(server));
    await sleep(SAMPLE_INTERVAL_MS);
  }
  const third = Math.ceil(samples.length / 3);
  return [0, 1, 2].map((at) => {
    const some = samples.slice(at * third, (at + 1) * third).toSorted((a, b) => a - b);
    return Math.round(some[some.length >> 1] ?? NaN);
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);

async function openListeners(servers: readonly Running[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < LISTENERS) {
    const some = Array.from({ length: SIGN_INS_AT_ONCE }, async (_, at) => {
      const { address } = servers[(listeners.length + at) % servers.length]!;
      const listener = new Listener(address, await signIn(address));
      await listener.opened;
      return listener;
    });
    listeners.push(...(await Promise.all(some)));
  }
  return listeners;
}

/** Writes at a steady rate, to the servers by turns, and notes when each write was acknowledged. */
async function write(servers: readonly Running[], cookie: string, first: number): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  const count = SECONDS * WRITES_PER_SECOND;
  for (let at = 0; at < count; at += 1) {
    await sleep(Math.max(0, begun + (at * 1000) / WRITES_PER_SECOND - performance.now()));
    const { address } = servers[at % servers.length]!;
    const order = orders[at % orders.length];
    // Each time another status than last time, so that it is written and remembered.
    const status = ORDER_STATUSES[Math.floor(at / orders.length) % ORDER_STATUSES.length];
    const answer = fetch(`${address}/api/order/admin/update-status/${order}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    }).then((response) => {
      if (response.status !== 200) throw new Error(`a write was answered by ${response.status}`);
      acknowledged.set(first + acknowledged.size + 1, performance.now());
    });
    pending.push(answer);
  }
  await Promise.all(pending);
  return acknowledged;
}

async function measure(name: string, servers: readonly Running[]): Promise<string[]> {
  const cookie = await signIn(servers[0]!.address);
  const listeners = await openListeners(servers);
  const first = listeners[0]!.newest.orders;
  const writing = write(servers, cookie, first);
  const memory = await Promise.all(servers.map(({ server }) => sampleMemory(server, writing)));
  const acknowledged = await writing;
  await sleep(LATEST_MS);
  const delays = listeners.flatMap((listener) => listener.delays(acknowledged)).toSorted((a, b) => a - b);
  const [median, p99, latest] = [percentile(delays, 0.5), percentile(delays, 0.99), percentile(delays, 1)];
  console.log(
    `${name}: ${listeners.length} streams, ${acknowledged.size} writes in ${SECONDS} s; heard after ${median} ms (median), ` +
      `${p99} ms (99th percentile), ${latest} ms (latest); memory by thirds ${memory.map((thirds) => `${thirds.join(', ')} MB`).join(' and ')}`,
  );
  const faults: string[] = [];
  const missed = delays.filter((delay) => delay > LATEST_MS).length;
  if (missed > 0)
    faults.push(`${name}: ${missed} times a write was heard of later than ${LATEST_MS} ms, or never`);
  const ended = listeners.filter((listener) => listener.ended).length;
  if (ended > 0) faults.push(`${name}: ${ended} streams have ended`);
  const behind = listeners.filter((listener) => listener.newest.orders < first + acknowledged.size).length;
  if (behind > 0) faults.push(`${name}: ${behind} streams did not hear of the last write`);
  const grown = memory.some(([, second = 0, last = 0]) => last - second > GROWTH_MB);
  if (grown) faults.push(`${name}: memory grew by more than ${GROWTH_MB} MB`);
  for (const listener of listeners) listener.close();
  return faults;
}

async function onEmbedded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'counter-live-'));
  const running = await start({ DATA_DIR: folder });
  try {
    return await measure('one server, embedded engine', [running]);
  } finally {
    await running.server.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<string[]> {
  const postgres = postgresForTests();
  if (postgres.kind === 'pglite')
    return ['two servers need a PostgreSQL: set DATABASE_URL_TEST, or install one'];
  const started =
    postgres.kind === 'binaries' ? startPostgres(postgres.folder, { isDurable: true }) : undefined;
  const DATABASE_URL = started?.url ?? (postgres.kind === 'named' ? postgres.url : '');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-live-'));
  const servers = await Promise.all([start({ DATABASE_URL, DATA_DIR }), start({ DATABASE_URL, DATA_DIR })]);
  try {
    return await measure('two servers, one PostgreSQL', servers);
  } finally {
    await Promise.all(servers.map(({ server }) => server.kill('SIGTERM')));
    await started?.remove();
    rmSync(DATA_DIR, { recursive: true });
  }
}

const faults = [...(await onEmbedded()), ...(await onPostgres())];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Every stream heard of every write.' : 'FAILED');
process.exit(faults.length === 0 ? 0 : 1);
