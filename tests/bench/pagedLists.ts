// How long a server takes for a page of a list of many rows, by the clock of whoever asks, and what memory it needs:
// node tests/bench/pagedLists.ts [rows] [folder]. The rows are made where the folder has no store yet, and stay there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { calls } from '../../src/contract/calls.ts';
import { extensions } from '../../src/contract/extensions.ts';
import { ORDER_SORTS } from '../../src/contract/orders/orderListNames.ts';
import { PRODUCT_SORTS } from '../../src/contract/products/productListNames.ts';
import { GUEST } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';

const ROWS = process.argv[2] ?? '1000000';
const DATA_DIR = process.argv[3] ?? join(tmpdir(), `counter-paged-${ROWS}`);
const TIMES = 50;

type Answer = {
  page: number;
  matches: { count: number; precision: string };
  next?: string;
  previous?: string;
};
type Query = Record<string, string | number | undefined>;

const residentMb = (pid: number | undefined, name: 'VmRSS' | 'VmHWM') =>
  Math.round(
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** Creates the store where there is none, by a server of its own: what it needs for that is not what it needs later. */
async function createStore(): Promise<void> {
  const started = performance.now();
  const server = startStoreProcess({ DATA_DIR, SEED_PRODUCTS: ROWS, SEED_ORDERS: ROWS });
  await server.ready;
  console.log(`made or found in ${Math.round((performance.now() - started) / 1000)} s`);
  await server.kill('SIGTERM');
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(address + calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(GUEST),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const toAsk = (address: string, path: string, cookie: string) => async (query: Query) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const response = await fetch(`${address}${path}?${search}`, { headers: { cookie } });
  const body = (await response.json()) as { data: Answer };
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)} for ${search}`);
  return body.data;
};

type Ask = ReturnType<typeof toAsk>;

/** Asks again and again, each time for what comes after the answer before, if the case says so. */
async function time(ask: Ask, query: Query, next?: (answer: Answer, query: Query) => Query) {
  const times: number[] = [];
  let answer: Answer | undefined;
  for (let current = query; times.length < TIMES;) {
    const started = performance.now();
    answer = await ask(current);
    times.push(performance.now() - started);
    if (next) current = next(answer, current);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number(times[Math.ceil(times.length * share) - 1]?.toFixed(1));
  const count = `${answer?.matches.precision === 'estimate' ? '~' : ''}${answer?.matches.count}`;
  return { matches: count, 'p50, ms': at(0.5), 'p99, ms': at(0.99) };
}

const byCursor = ({ next, page }: Answer, query: Query): Query => ({
  ...query,
  cursor: next,
  page: page + 1,
});
const anyPage = (_: Answer, query: Query): Query => ({
  ...query,
  page: ((Number(query['page'] ?? 1) * 7919) % (Number(ROWS) / 10)) + 1,
});

function* cases(sorts: readonly string[], filter: Query, terms: readonly string[]) {
  yield ['first page', {}] as const;
  yield ['next page by its cursor', {}, byCursor] as const;
  yield ['last page', { page: 1_000_000_000 }] as const;
  yield ['any page by its number', {}, anyPage] as const;
  for (const sort of sorts) {
    for (const direction of ['ascending', 'descending'])
      yield [`by ${sort}, ${direction}`, { sort, direction }] as const;
    yield [`by ${sort}, next page`, { sort }, byCursor] as const;
    yield [`by ${sort}, last page`, { sort, page: 1_000_000_000 }] as const;
    yield [`by ${sort}, filtered`, { sort, ...filter }] as const;
  }
  yield ['filtered', filter] as const;
  yield ['filtered, next page', filter, byCursor] as const;
  yield ['filtered, last page', { ...filter, page: 1_000_000_000 }] as const;
  for (const search of terms) yield [`‘${search}’`, { search }] as const;
  for (const search of terms.slice(0, 3)) {
    yield [`‘${search}’, next page`, { search }, byCursor] as const;
    yield [`‘${search}’, last page`, { search, page: 1_000_000_000 }] as const;
    yield [`‘${search}’ by ${sorts[0]}`, { search, sort: sorts[0] }] as const;
    yield [`‘${search}’, filtered`, { search, ...filter }] as const;
  }
}

const PRODUCT_TERMS = 'k,ke,ket,kett,kettl,kettle,lot 7777,lot 123456,q,zq,zqx,zqxj,zqxjv,kettlez'.split(',');
const ORDER_TERMS = 'k,ke,ket,kett,kettl,kettle,bb000000,00000000000f,q,zq,zqx,zqxj,zqxjv,kettlez'.split(',');

await createStore();
const started = performance.now();
const server = startStoreProcess({ DATA_DIR, SEED_PRODUCTS: ROWS, SEED_ORDERS: ROWS });
const address = await server.ready;
console.log(
  `started in ${Math.round(performance.now() - started)} ms, ${residentMb(server.pid, 'VmRSS')} MB`,
);
const cookie = await signIn(address);
const lists = [
  {
    path: extensions.getProductPage.path,
    sorts: PRODUCT_SORTS,
    filter: { category: 'home' },
    terms: PRODUCT_TERMS,
  },
  {
    path: extensions.getOrderPage.path,
    sorts: ORDER_SORTS,
    filter: { status: 'delivered' },
    terms: ORDER_TERMS,
  },
];
for (const { path, sorts, filter, terms } of lists) {
  const ask = toAsk(address, path, cookie);
  const rows = [];
  for (const [name, query, next] of cases(sorts, filter, terms)) {
    rows.push({ [path.split('/').at(-1)!]: name, ...(await time(ask, query, next)) });
  }
  console.table(rows);
}
console.log(`${residentMb(server.pid, 'VmRSS')} MB now, ${residentMb(server.pid, 'VmHWM')} MB at most`);
await server.kill('SIGTERM');
