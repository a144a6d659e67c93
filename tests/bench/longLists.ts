// `node tests/bench/longLists.ts [ROWS [ROUNDS [READERS]]]`: what an edit in a long list costs everybody else. Twenty administrators
// ask for the list after it, as their pages do, while another one asks again and again for something small.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createStoreClient, signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';

const ROWS = process.argv[2] ?? '100000';
const ROUNDS = Number(process.argv[3] ?? 3);
const READERS = Number(process.argv[4] ?? 20);
const PROBE = fileURLToPath(new URL('delayProbe.ts', import.meta.url));
const ASK_SMALL = fileURLToPath(new URL('askSmall.ts', import.meta.url));
const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';

type Server = ReturnType<typeof startStoreProcess>;
/** Milliseconds, as delayProbe.ts says them. */
type HeldUp = { clock: number; processor: number };

async function readDelay(server: Server): Promise<HeldUp> {
  const told = () => [...server.printed().matchAll(/^held up: (.+)$/gm)];
  const before = told().length;
  server.signal('SIGUSR2');
  while (told().length === before) await sleep(10);
  return JSON.parse(told().at(-1)?.[1] ?? '{}') as HeldUp;
}

/** How many requests were not answered by 200. */
let failures = 0;

/** Asks and throws the body away. Returns the milliseconds until all of it was there. */
function time(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - since);
    const asked = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) failures += 1;
      answer.resume().on('end', end);
    });
    asked.on('error', () => {
      failures += 1;
      end();
    });
    asked.end();
  });
}

async function measure(
  server: Server,
  address: string,
  cookie: string,
  list: string,
  write: () => Promise<unknown>,
) {
  const agent = new Agent({ keepAlive: false });
  const headers = { cookie, 'accept-encoding': 'br' };
  await time(agent, address + list, headers);
  const rows = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await write();
    await readDelay(server);
    failures = 0;
    const small = fork(ASK_SMALL, [`${address}/api/admin/check-admin`, cookie]);
    await once(small, 'message');
    const readers = await Promise.all(
      Array.from({ length: READERS }, () => time(agent, address + list, headers)),
    );
    small.send('stop');
    const [mostSmall] = await once(small, 'message');
    const { clock, processor } = await readDelay(server);
    rows.push({
      list,
      'last reader, ms': Math.round(Math.max(...readers)),
      'held up, processor ms': processor,
      'held up, clock ms': clock,
      'small request, most ms': Math.round(mostSmall),
      failures,
    });
  }
  agent.destroy();
  return rows;
}

const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-bench-'));
const NODE_OPTIONS = `--import=${pathToFileURL(PROBE).href}`;
const server = startStoreProcess({ DATA_DIR, SEED_PRODUCTS: ROWS, SEED_ORDERS: ROWS, NODE_OPTIONS });
const address = await server.ready;
const cookie = await signIn(address);
const ask = async (path: string) =>
  (await (await fetch(address + path, { headers: { cookie } })).json()).data;
const product = (await ask(PRODUCTS)).products[0];
const order = (await ask(ORDERS)).orders[0];
const client = createStoreClient(address, cookie);
let count = 0;
const setStatus = () =>
  fetch(`${address}/api/order/admin/update-status/${order._id}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ status: count++ % 2 === 0 ? 'delivered' : 'pending' }),
  });
console.table([
  ...(await measure(server, address, cookie, PRODUCTS, () =>
    client.edit(product._id, `Lamp ${count++}`, 1, []),
  )),
  ...(await measure(server, address, cookie, ORDERS, setStatus)),
]);
await server.kill('SIGTERM');
rmSync(DATA_DIR, { recursive: true });
