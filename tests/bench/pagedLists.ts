// How long a server takes for a page of a list of many rows and for a write to it, by the clock of whoever asks, and what memory
// it needs: node tests/bench/pagedLists.ts [rows] [folder]. The rows are made where the folder has no store yet, and stay there.
// With DATABASE_URL they are made in that database. Beside other work the clock says little: the server's processor time is told too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { extensions } from '../../src/contract/extensions.ts';
import { orderListRules } from '../../src/contract/orders/orderListRules.ts';
import { productListRules } from '../../src/contract/products/productListRules.ts';
import { createRandomImage, createStoreClient, signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';

const ROWS = process.argv[2] ?? '1000000';
const DATA_DIR = process.argv[3] ?? join(tmpdir(), `counter-paged-${ROWS}`);
const { DATABASE_URL } = process.env;
const TIMES = 20;
const PAGE_SIZE = 10;
const LAST = 1_000_000_000;

type Query = Record<string, string | number>;
type Matches = { count: number; precision: string };

const start = () =>
  startStoreProcess({
    DATA_DIR,
    SEED_PRODUCTS: ROWS,
    SEED_ORDERS: ROWS,
    TIME_ZONE: 'Asia/Kolkata',
    ...(DATABASE_URL !== undefined && { DATABASE_URL }),
  });

const residentMb = (pid: number | undefined, name: 'VmRSS' | 'VmHWM') =>
  Math.round(
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** Creates the store where there is none, by a server of its own: what it needs for that is not what it needs later. */
async function createStore(): Promise<void> {
  const started = performance.now();
  const server = start();
  await server.ready;
  console.log(`made or found in ${Math.round((performance.now() - started) / 1000)} s`);
  await server.kill('SIGTERM');
}

/** Milliseconds of the processor that the server has had, in hundredths of a second. */
function readProcessor(): number {
  const [, after = ''] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}

async function time(work: (round: number) => Promise<unknown>, times = TIMES) {
  const taken: number[] = [];
  const processor = readProcessor();
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    await work(round);
    taken.push(performance.now() - started);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => Number(taken[Math.ceil(taken.length * share) - 1]?.toFixed(1));
  return {
    'processor, ms': Number(((readProcessor() - processor) / times).toFixed(1)),
    'p50, ms': at(0.5),
    'p95, ms': at(0.95),
    'most, ms': at(1),
  };
}

function* sortCases(sorts: readonly string[]): Generator<readonly [string, Query]> {
  for (const sort of sorts)
    for (const direction of ['ascending', 'descending']) {
      yield [`by ${sort}, ${direction}`, { sort, direction }];
      yield [`by ${sort}, ${direction}, last page`, { sort, direction, page: LAST }];
    }
}

/** Each with a number and a text that it is sorted by. */
const lists = [
  {
    path: extensions.getProductPage.path,
    sorts: Object.keys(productListRules.sortBy),
    combined: ['price', 'product'],
    filters: [
      { category: 'Home' },
      { featured: 'no' },
      { status: 'inactive' },
      { stock: 'low' },
      { price: '1000..2000' },
      { price: '0..1000000' },
      { category: 'Home', status: 'active' },
      { category: 'Home', stock: 'low', price: '1000..20000' },
    ],
    few: ['lot 7777', 'lot 123456', 'kettle, 900 ml, lot 99'],
    many: ['k', 'ke', 'zq', 'ket', 'kettle', 'lot', 'lot 1', 'kettlez'],
  },
  {
    path: extensions.getOrderPage.path,
    sorts: Object.keys(orderListRules.sortBy),
    combined: ['total', 'customer'],
    filters: [
      { status: 'delivered' },
      { revenue: 'counted' },
      { payment: 'refunded' },
      { place: 'Pune' },
      { category: 'Fashion' },
      { total: '1000..2000' },
      { date: '2025-03-01T00:00:00Z..2025-03-31T00:00:00Z' },
      { date: '2025-01-01T00:00:00Z..2025-12-31T00:00:00Z' },
      { status: 'delivered', method: 'upi' },
    ],
    few: ['bb00000000000000000012af', 'bb000000000000000000a'],
    many: ['k', 'ke', 'zq', 'ket', 'kettle', 'bb000000', '000', 'kettlez'],
  },
];

function* cases({ sorts, combined, filters, few, many }: (typeof lists)[number]) {
  yield ['first page', {}] as const;
  yield ['page in the middle', { page: Math.round(Number(ROWS) / PAGE_SIZE / 2) }] as const;
  yield ['last page', { page: LAST }] as const;
  yield* sortCases(sorts);
  for (const filter of filters) {
    const name = Object.entries(filter)
      .map(([param, value]) => `${param} ${value.replaceAll('T00:00:00Z', '')}`)
      .join(', ');
    yield [name, filter] as const;
    yield [`${name}, page 500`, { ...filter, page: 500 }] as const;
    for (const sort of combined) yield [`${name}, by ${sort}`, { ...filter, sort }] as const;
    yield [`${name}, last page`, { ...filter, page: LAST }] as const;
    yield [`${name}, by ${combined[0]}, last page`, { ...filter, sort: combined[0]!, page: LAST }] as const;
  }
  for (const search of [...few, ...many]) {
    yield [`‘${search}’`, { search }] as const;
    for (const sort of combined) yield [`‘${search}’, by ${sort}`, { search, sort }] as const;
    yield [`‘${search}’, ${JSON.stringify(filters[0])}`, { search, ...filters[0] }] as const;
    yield [`‘${search}’, last page`, { search, page: LAST }] as const;
  }
}

await createStore();
const started = performance.now();
const server = start();
const address = await server.ready;
console.log(
  `started in ${Math.round(performance.now() - started)} ms, ${residentMb(server.pid, 'VmRSS')} MB`,
);
const cookie = await signIn(address);
const client = createStoreClient(address, cookie);

async function ask(path: string, query: Query): Promise<Matches> {
  const search = new URLSearchParams(
    Object.entries({ pageSize: PAGE_SIZE, ...query }).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(`${address}${path}?${search}`, { headers: { cookie } });
  const body = (await response.json()) as { data: { matches: Matches } };
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)} for ${search}`);
  return body.data.matches;
}

for (const list of lists) {
  const rows = [];
  for (const [name, query] of cases(list)) {
    let matches: Matches | undefined;
    const figures = await time(async () => (matches = await ask(list.path, query)));
    const count = `${matches?.count}${matches?.precision === 'exact' ? '' : '+'}`;
    rows.push({ [list.path.split('/').at(-1)!]: name, matches: count, ...figures });
  }
  console.table(rows);
}
console.log(`${residentMb(server.pid, 'VmRSS')} MB now, ${residentMb(server.pid, 'VmHWM')} MB at most`);

const setStatus = async (round: number) => {
  const id = `bb00${(round * 37).toString(16).padStart(20, '0')}`;
  const response = await fetch(`${address}/api/order/admin/update-status/${id}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ status: round % 2 === 0 ? 'confirmed' : 'pending' }),
  });
  if (response.status !== 200) throw new Error(await response.text());
};
const image = await createRandomImage();
const created: string[] = [];
const writes = {
  'create a product': async (round: number) =>
    void created.push(await client.create(`Bench lamp ${round}`, round, [image])),
  'edit a product': async (round: number) =>
    client.edit(created[round % created.length]!, `Bench lamp, edited ${round}`, round + 1, []),
  'set a status': setStatus,
  'remove a product': async () => client.remove(created.pop()!),
};
const WRITES = 200;
const written = [];
for (const [write, work] of Object.entries(writes)) written.push({ write, ...(await time(work, WRITES)) });
for (const [name, { path }, write] of [
  ['products', lists[0]!, writes['create a product']],
  ['orders', lists[1]!, setStatus],
] as const) {
  const taken: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    await write(1000 + round);
    const { 'most, ms': most } = await time(() => ask(path, {}), 1);
    taken.push(most);
  }
  taken.sort((one, other) => one - other);
  written.push({
    write: `first page of ${name} after a write`,
    'p50, ms': taken[TIMES / 2],
    'p95, ms': taken[TIMES - 2],
    'most, ms': taken[TIMES - 1],
  });
}
while (created.length > 0) await client.remove(created.pop()!);
console.table(written);
await server.kill('SIGTERM');
