// `npm run test:live [-- SECONDS]`: opens 200 live streams while ten writes a second are sent, to one server with SQLite
// and to two servers with one PostgreSQL. Every stream must announce each write or a later one within a second, and the
// servers' memory must not grow.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ORDER_STATUSES } from '../../src/contract/orders/order.ts';
import { sampleOrders } from '../../server/seed/sampleOrders.ts';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';
import { signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';
import { type AcknowledgedAt, Listener } from './listener.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const LISTENERS = 200;
const WRITES_PER_SECOND = 10;
/** Maximum delay of an event after its write. */
const MAX_DELAY_MS = 1000;
/** Maximum memory growth from the second third of the run to the last. The first third fills caches. */
const MAX_GROWTH_MB = 25;
const SAMPLE_INTERVAL_MS = 1000;
const CONCURRENT_SIGN_INS = 8;

const orders = sampleOrders.map(({ _id }) => _id);

type Server = ReturnType<typeof startStoreProcess>;
type Running = { address: string; server: Server };

const start = async (variables: Record<string, string>): Promise<Running> => {
  const server = startStoreProcess({ ...variables, LOG_LEVEL: 'error' });
  return { address: await server.ready, server };
};

/** Returns resident memory in MB, or NaN on other systems than Linux. */
function readMemory({ pid }: Server): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}

/** Reads a server's memory each second until `work` is done. Returns the median of each third, in MB. */
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
    const sorted = samples.slice(at * third, (at + 1) * third).toSorted((a, b) => a - b);
    return Math.round(sorted[sorted.length >> 1] ?? NaN);
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);

async function openListeners(servers: readonly Running[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < LISTENERS) {
    const batch = Array.from({ length: CONCURRENT_SIGN_INS }, async (_, at) => {
      const { address } = servers[(listeners.length + at) % servers.length]!;
      const listener = new Listener(address, await signIn(address));
      await listener.opened;
      return listener;
    });
    listeners.push(...(await Promise.all(batch)));
  }
  return listeners;
}

/** Writes to the servers in turn at a steady rate and records when each write was acknowledged. */
async function write(
  servers: readonly Running[],
  cookie: string,
  initialRevision: number,
): Promise<AcknowledgedAt> {
  const acknowledgedAt: AcknowledgedAt = new Map();
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  const count = SECONDS * WRITES_PER_SECOND;
  for (let at = 0; at < count; at += 1) {
    await sleep(Math.max(0, startedAt + (at * 1000) / WRITES_PER_SECOND - performance.now()));
    const { address } = servers[at % servers.length]!;
    const order = orders[at % orders.length];
    // Always a different status, because the same status would not be written.
    const status = ORDER_STATUSES[Math.floor(at / orders.length) % ORDER_STATUSES.length];
    const request = fetch(`${address}/api/order/admin/update-status/${order}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    }).then((response) => {
      if (response.status !== 200) throw new Error(`a write failed with status ${response.status}`);
      acknowledgedAt.set(initialRevision + acknowledgedAt.size + 1, performance.now());
    });
    pending.push(request);
  }
  await Promise.all(pending);
  return acknowledgedAt;
}

async function measure(name: string, servers: readonly Running[]): Promise<string[]> {
  const cookie = await signIn(servers[0]!.address);
  const listeners = await openListeners(servers);
  const initialRevision = listeners[0]!.newest.orders;
  const writing = write(servers, cookie, initialRevision);
  const memory = await Promise.all(servers.map(({ server }) => sampleMemory(server, writing)));
  const acknowledgedAt = await writing;
  await sleep(MAX_DELAY_MS);
  const delays = listeners
    .flatMap((listener) => listener.getDelays(acknowledgedAt))
    .toSorted((a, b) => a - b);
  const [median, p99, latest] = [percentile(delays, 0.5), percentile(delays, 0.99), percentile(delays, 1)];
  console.log(
    `${name}: ${listeners.length} streams, ${acknowledgedAt.size} writes in ${SECONDS} s; announced after ${median} ms (median), ` +
      `${p99} ms (99th percentile), ${latest} ms (latest); memory by thirds ${memory.map((thirds) => `${thirds.join(', ')} MB`).join(' and ')}`,
  );
  const faults: string[] = [];
  const missed = delays.filter((delay) => delay > MAX_DELAY_MS).length;
  if (missed > 0)
    faults.push(`${name}: ${missed} writes were announced after more than ${MAX_DELAY_MS} ms, or never`);
  const ended = listeners.filter((listener) => listener.ended).length;
  if (ended > 0) faults.push(`${name}: ${ended} streams have ended`);
  const behind = listeners.filter(
    (listener) => listener.newest.orders < initialRevision + acknowledgedAt.size,
  ).length;
  if (behind > 0) faults.push(`${name}: ${behind} streams did not announce the last write`);
  const hasGrown = memory.some(([, second = 0, last = 0]) => last - second > MAX_GROWTH_MB);
  if (hasGrown) faults.push(`${name}: memory grew by more than ${MAX_GROWTH_MB} MB`);
  for (const listener of listeners) listener.close();
  return faults;
}

async function measureSqlite(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'counter-live-'));
  const running = await start({ DATA_DIR: folder });
  try {
    return await measure('one server, SQLite', [running]);
  } finally {
    await running.server.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(): Promise<string[]> {
  const postgres = postgresForTests();
  if (postgres.kind === 'pglite') return ['two servers need PostgreSQL: set DATABASE_URL_TEST or install it'];
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

const faults = [...(await measureSqlite()), ...(await measurePostgres())];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Every stream announced every write in time.' : 'FAILED');
process.exit(faults.length === 0 ? 0 : 1);
