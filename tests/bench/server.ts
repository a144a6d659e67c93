// `npm run bench:server [-- SECONDS]`: this server beside a bare Hono handler that answers the same bytes, in turns and
// in one run. Absolute figures are the machine's; the ratio is ours.
//
// There are two floors. `bare` answers every byte of our answer, its headers too, as constants: the difference is what
// the server does for it (whose session, how new is the list, which form of it). `body` has no header but the type and
// the encoding, so that what eleven headers cost, most of them for the security checks, shows as well. Requests a
// second have the client's own work in them, which is the same for all; the processor's time is the server's alone.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';

const CONNECTIONS = 10;
const ROUNDS = 5;
const LIST = '/api/product/admin/get-all-products';

type Body = { headers: Record<string, string>; base64: string };
/** What Node itself adds to any answer. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
type Load = {
  pid: number | undefined;
  seconds: number;
  address: string;
  path: string;
  headers: Record<string, string>;
};
type Measured = { rate: number; p50: number; p99: number; cpu: number };

/** The bare handler, in a process of its own as the server is. */
async function bare(): Promise<void> {
  const [given] = (await once(process, 'message')) as [Body];
  const body = Buffer.from(given.base64, 'base64');
  const app = new Hono().get('*', (context) => context.body(body, 200, given.headers));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send?.(`http://127.0.0.1:${port}`),
  );
}

async function startBare(body: Body) {
  const child = fork(fileURLToPath(import.meta.url), ['bare']);
  child.send(body);
  const [address] = (await once(child, 'message')) as [string];
  return { pid: child.pid, address, stop: () => void child.kill() };
}

function fetchOnce(agent: Agent, { address, path, headers }: Load): Promise<Body> {
  return new Promise((resolve, reject) => {
    const asked = request(address + path, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path}: ${answer.statusCode}`));
        const sent = Object.entries(answer.headers).filter(([name]) => !NODES_OWN.has(name));
        const base64 = Buffer.concat(chunks).toString('base64');
        return resolve({
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          base64,
        });
      });
    });
    asked.on('error', reject).end();
  });
}

/** Milliseconds of processor time that a process has had, where /proc tells: what else runs changes them least. */
function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Sends as fast as answers come, on connections that stay open; a body is read and thrown away. */
async function load(agent: Agent, { pid, address, path, headers, seconds }: Load): Promise<Measured> {
  const before = processorTime(pid);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const since = performance.now();
      const asked = request(address + path, { agent, headers }, (answer) => {
        answer.resume().on('end', () => {
          times.push(performance.now() - since);
          resolve();
        });
      });
      asked.on('error', reject).end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await send();
    }),
  );
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const cpu = ((processorTime(pid) - before) * 1000) / times.length;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), cpu };
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const medianOf = (all: Measured[]): Measured => ({
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  cpu: median(all.map(({ cpu }) => cpu)),
});

type Asked = {
  pid: number | undefined;
  address: string;
  cookie: string;
  seconds: number;
  encoding?: 'br' | 'identity';
};

/** All in turns, so that a busy moment of the machine hits all. */
async function compare(
  title: string,
  path: string,
  { pid, address, cookie, seconds, encoding = 'br' }: Asked,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ours: Load = { pid, address, path, headers: { cookie, 'accept-encoding': encoding }, seconds };
  const body = await fetchOnce(agent, ours);
  const onlyBody = Object.entries(body.headers).filter(([name]) => /^content-(type|encoding)$/.test(name));
  const bares = [await startBare(body), await startBare({ ...body, headers: Object.fromEntries(onlyBody) })];
  const all = [ours, ...bares.map((one) => ({ ...ours, ...one }))];
  const measured: Measured[][] = all.map(() => []);
  for (const one of all) await load(agent, { ...one, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of all.entries()) measured[at]?.push(await load(agent, one));
  }
  for (const { stop } of bares) stop();
  agent.destroy();
  return rowOf(title, body, measured);
}

function rowOf(title: string, { base64 }: Body, [ours, floors, bodies]: Measured[][]) {
  if (!ours || !floors || !bodies) throw new Error('not everything was measured');
  const [server, floor, body] = [medianOf(ours), medianOf(floors), medianOf(bodies)];
  /** How many times what the other has in the same round, when the machine was as busy: the median of the rounds. */
  const times = (one: Measured[], other: Measured[], of: 'rate' | 'cpu') =>
    Number(median(one.map((round, at) => round[of] / (other[at]?.[of] ?? Number.NaN))).toFixed(2));
  return {
    call: title,
    KB: Math.round(Buffer.from(base64, 'base64').length / 102.4) / 10,
    'requests/s': Math.round(server.rate),
    'p50 ms': Number(server.p50.toFixed(2)),
    'p99 ms': Number(server.p99.toFixed(2)),
    'bare/s': Math.round(floor.rate),
    'bare p50': Number(floor.p50.toFixed(2)),
    'bare p99': Number(floor.p99.toFixed(2)),
    'bare is x faster': times(floors, ours, 'rate'),
    'body is x faster': times(bodies, ours, 'rate'),
    'processor µs': Math.round(server.cpu),
    'bare µs': Math.round(floor.cpu),
    'body µs': Math.round(body.cpu),
    'x processor': times(ours, floors, 'cpu'),
  };
}

async function bench(seconds: number): Promise<void> {
  const rows = [];
  for (const products of [1000, 10_000]) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-bench-'));
    const server = startStoreProcess({ DATA_DIR, SEED_PRODUCTS: String(products) });
    const address = await server.ready;
    const cookie = await signIn(address);
    const list = await (await fetch(address + LIST, { headers: { cookie } })).json();
    const [{ _id }] = list.data.products;
    const measure = (title: string, path: string, encoding?: Asked['encoding']) =>
      compare(title, path, { pid: server.pid, address, cookie, seconds, ...(encoding && { encoding }) });
    const title = `all products, ${products.toLocaleString('en')}`;
    rows.push(await measure(`${title}, compressed`, LIST));
    rows.push(await measure(`${title}, plain`, LIST, 'identity'));
    if (products === 1000) {
      rows.push(await measure('one product', `/api/product/admin/get-product/${_id}`));
      rows.push(await measure('who is signed in', '/api/admin/check-admin'));
    }
    await server.kill('SIGTERM');
    rmSync(DATA_DIR, { recursive: true });
  }
  console.table(rows);
}

if (process.argv[2] === 'bare') await bare();
else await bench(Number(process.argv[2] ?? 2));
