import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../tests/crash/storeClient.ts';
import { startStoreProcess } from '../tests/crash/storeProcess.ts';
import { getMedian, getPercentile } from './figures.ts';

const CONNECTIONS = 10;
const ROUNDS = 5;
const LIST = '/api/product/admin/get-all-products';
/** Headers that Node adds to every response. */
const NODE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

type Subject = { pid: number | undefined; url: string; headers: Record<string, string> };

async function request({ url, headers }: Subject): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return response;
}

/** Starts a Hono app that sends the bytes and headers of this server's response. */
async function startBare(subject: Subject) {
  const response = await request(subject);
  const base64 = Buffer.concat(await response.toArray()).toString('base64');
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !NODE_HEADERS.has(name)),
  );
  const child = fork(join(import.meta.dirname, 'bareServer.ts'));
  child.send({ base64, headers });
  const [url] = (await once(child, 'message')) as [string];
  return {
    bare: { ...subject, pid: child.pid, url },
    bytes: base64.length * 0.75,
    stop: () => void child.kill(),
  };
}

/** Returns a process's CPU time in ms, in steps of 10 ms. */
function readCpuTimeMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Sends requests on a few connections, each after the previous response. */
async function measureLoad(subject: Subject, seconds: number) {
  const before = readCpuTimeMs(subject.pid);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const connect = async () => {
    while (performance.now() < until) {
      const since = performance.now();
      await once((await request(subject)).resume(), 'end');
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));
  return {
    rate: times.length / seconds,
    p50: getMedian(times),
    p95: getPercentile(times, 0.95),
    cpuTimeUs: ((readCpuTimeMs(subject.pid) - before) * 1000) / times.length,
  };
}

type Measurement = Awaited<ReturnType<typeof measureLoad>>;

async function compare(title: string, ours: Subject, seconds: number) {
  const { bare, bytes, stop } = await startBare(ours);
  const measured = { ours: [] as Measurement[], bare: [] as Measurement[] };
  await measureLoad(ours, 1);
  await measureLoad(bare, 1);
  // Alternate, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await measureLoad(ours, seconds));
    measured.bare.push(await measureLoad(bare, seconds));
  }
  stop();
  const getRoundedMedian = (server: 'ours' | 'bare', name: keyof Measurement) =>
    Number(getMedian(measured[server].map((round) => round[name])).toPrecision(3));
  return {
    call: title,
    KB: Math.round(bytes / 1000),
    'requests/s': getRoundedMedian('ours', 'rate'),
    'bare/s': getRoundedMedian('bare', 'rate'),
    'p50 ms': getRoundedMedian('ours', 'p50'),
    'p95 ms': getRoundedMedian('ours', 'p95'),
    'bare p95': getRoundedMedian('bare', 'p95'),
    'processor µs': getRoundedMedian('ours', 'cpuTimeUs'),
    'bare µs': getRoundedMedian('bare', 'cpuTimeUs'),
  };
}

/** Compares this server's speed with a minimal Hono app that sends the same responses. */
export async function measureServer(seconds = 2): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-bench-'));
  const server = startStoreProcess({ DATA_DIR, SEED_PRODUCTS: '1000' });
  const address = await server.ready;
  const cookie = await signIn(address);
  const list = await (await fetch(address + LIST, { headers: { cookie } })).json();
  const [{ _id }] = list.data.products;
  const calls = [
    ['1,000 products, compressed', LIST, 'br'],
    ['1,000 products, plain', LIST, 'identity'],
    ['a page of products', '/api/product/admin/products', 'br'],
    ['one product', `/api/product/admin/get-product/${_id}`, 'br'],
    ['session', '/api/admin/check-admin', 'br'],
  ] as const;
  const rows = [];
  for (const [title, path, encoding] of calls)
    rows.push(
      await compare(
        title,
        { pid: server.pid, url: address + path, headers: { cookie, 'accept-encoding': encoding } },
        seconds,
      ),
    );
  console.table(rows);
  agent.destroy();
  await server.kill('SIGTERM');
  rmSync(DATA_DIR, { recursive: true });
}
