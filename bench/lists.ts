import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extensions } from '../src/contract/calls.ts';
import { orderListRules } from '../src/contract/orders/orderListRules.ts';
import { productListRules } from '../src/contract/products/productListRules.ts';
import { addDays } from '../src/contract/time/days.ts';
import { createRandomImage, createStoreClient, signIn } from '../tests/crash/storeClient.ts';
import { startStoreProcess } from '../tests/crash/storeProcess.ts';
import { getPercentile } from './figures.ts';

const LAST = 1_000_000_000;
const PAGE_SIZE = 10;
const WRITES = 200;

type Query = Record<string, string | number>;

const lists = [
  {
    path: extensions.getProductPage.path,
    sorts: Object.keys(productListRules.sortBy),
    /** Columns with numbers and texts that are combined with filters and searches. */
    combined: ['price', 'product'],
    filters: [
      { category: 'Home' },
      { status: 'inactive' },
      { stock: 'low' },
      { price: '1000..2000' },
      { category: 'Home', stock: 'low', price: '1000..20000' },
    ],
    searches: ['lot 7777', 'kettle, 900 ml, lot 99', 'k', 'zq', 'kettle', 'lot', 'kettlez'],
  },
  {
    path: extensions.getOrderPage.path,
    sorts: Object.keys(orderListRules.sortBy),
    combined: ['total', 'customer'],
    filters: [
      { status: 'delivered' },
      { revenue: 'counted' },
      { place: 'Pune' },
      { total: '1000..2000' },
      { date: '2025-03-01T00:00:00Z..2025-03-31T00:00:00Z' },
      { status: 'delivered', method: 'upi' },
    ],
    searches: ['bb00000000000000000012af', 'k', 'zq', 'kettle', 'bb000000', '000', 'kettlez'],
  },
];

function* listQueries({ sorts, combined, filters, searches }: (typeof lists)[number], rows: number) {
  yield ['first page', {}] as const;
  yield ['page in the middle', { page: Math.round(rows / PAGE_SIZE / 2) }] as const;
  for (const sort of sorts)
    for (const direction of ['ascending', 'descending'])
      for (const page of [1, LAST])
        yield [
          `by ${sort}, ${direction}${page === LAST ? ', last page' : ''}`,
          { sort: `${sort}.${direction}`, page },
        ] as const;
  for (const narrowed of [...filters, ...searches.map((q) => ({ q }))] as Query[]) {
    const name = Object.values(narrowed).join(', ').replaceAll('T00:00:00Z', '');
    yield [name, narrowed] as const;
    yield [`${name}, last page`, { ...narrowed, page: LAST }] as const;
    for (const sort of combined)
      yield [`${name}, by ${sort}`, { ...narrowed, sort: `${sort}.ascending` }] as const;
  }
}

/** Prints the server's times for pages, writes and reports, and its memory. Keeps the store for the next run. */
export async function measureLists(rows = 100_000, times = 20): Promise<void> {
  const { DATABASE_URL } = process.env;
  const start = () =>
    startStoreProcess({
      DATA_DIR: join(tmpdir(), `counter-bench-${rows}`),
      SEED_PRODUCTS: `${rows}`,
      SEED_ORDERS: `${rows}`,
      TIME_ZONE: 'Asia/Kolkata',
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    });
  // A server that has just created a store needs more memory than one that opens it.
  const creating = start();
  await creating.ready;
  await creating.kill('SIGTERM');

  const started = performance.now();
  const server = start();
  process.on('exit', () => server.signal('SIGTERM'));
  const address = await server.ready;
  const readMemory = (name: 'VmRSS' | 'VmHWM') =>
    Math.round(
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) /
        1024,
    );
  console.log(`started in ${Math.round(performance.now() - started)} ms, ${readMemory('VmRSS')} MB`);

  /** Measures the server's CPU time, in steps of 10 ms, and the elapsed time, which depends on other load. */
  async function time(work: (round: number) => Promise<unknown>, rounds = times) {
    const readCpuTimeMs = () => {
      const [, after = ''] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
      return (user + system) * 10;
    };
    const durations: number[] = [];
    const before = readCpuTimeMs();
    for (let round = 0; round < rounds; round += 1) {
      const since = performance.now();
      await work(round);
      durations.push(performance.now() - since);
    }
    const at = (share: number) => Number(getPercentile(durations, share).toFixed(1));
    const cpuTimeMs = Number(((readCpuTimeMs() - before) / rounds).toFixed(1));
    return { 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'processor, ms': cpuTimeMs };
  }

  const cookie = await signIn(address);
  async function get<Data>(path: string, query: Query): Promise<Data> {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
    const response = await fetch(`${address}${path}?${params}`, { headers: { cookie } });
    const body = (await response.json()) as { data: Data };
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)} for ${params}`);
    return body.data;
  }

  for (const list of lists) {
    const results = [];
    for (const [name, query] of listQueries(list, rows)) {
      let count: number | undefined;
      const figures = await time(async () => {
        const data = await get<{ matches: { count: number } }>(list.path, { rows: PAGE_SIZE, ...query });
        count = data.matches.count;
      });
      results.push({ [list.path.split('/').at(-1)!]: name, matches: count, ...figures });
    }
    console.table(results);
  }

  const reports = [];
  for (const days of [30, 90, 365]) {
    const figures = await time((round) => {
      // Different days each time, because the server caches reports.
      const from = addDays('2024-12-01', round);
      const period = { from, to: addDays(from, days - 1) };
      const before = { beforeFrom: addDays(from, -days), beforeTo: addDays(from, -1) };
      return get(extensions.getSalesReport.path, { ...period, ...before });
    });
    reports.push({ report: `${days} days`, ...figures });
  }
  console.table(reports);

  const client = createStoreClient(address, cookie);
  const image = await createRandomImage();
  const created: string[] = [];
  const setStatus = async (round: number) => {
    const id = `bb00${((round * 37) % rows).toString(16).padStart(20, '0')}`;
    const response = await fetch(address + extensions.updateOrderStatus.path.replace(/:\w+/, id), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ status: round % 2 === 0 ? 'confirmed' : 'pending' }),
    });
    if (response.status !== 200) throw new Error(await response.text());
  };
  const writes = {
    'create a product': async (round: number) =>
      void created.push(await client.create(`Bench lamp ${round}`, round, [image])),
    'edit a product': (round: number) =>
      client.edit(created[round % created.length]!, `Bench lamp, edited ${round}`, round + 1, []),
    'set a status': setStatus,
    'set a status, read the first page': async (round: number) => {
      await setStatus(round + 1);
      await get(extensions.getOrderPage.path, { rows: PAGE_SIZE });
    },
    'delete a product': () => client.remove(created.pop()!),
  };
  const written = [];
  for (const [write, work] of Object.entries(writes)) written.push({ write, ...(await time(work, WRITES)) });
  console.table(written);
  console.log(`${readMemory('VmRSS')} MB now, ${readMemory('VmHWM')} MB at most`);
  await server.kill('SIGTERM');
}
