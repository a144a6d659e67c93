// How long a report of many orders takes, by the clock of whoever asks, and what its sums cost:
// node tests/bench/reports.ts FOLDER. The folder has a store, such as tests/bench/pagedLists.ts makes, and is changed: give a copy.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { extensions } from '../../src/contract/extensions.ts';
import type { SalesReport } from '../../src/contract/reports/salesReport.ts';
import { addDays } from '../../src/contract/time/days.ts';
import { signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';

const DATA_DIR = process.argv[2] ?? '';
const TIME_ZONE = 'Asia/Kolkata';
const TIMES = 30;
const CHANGES = 300;
const MANY_PRODUCTS = 50_000;

function inStore<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(DATA_DIR, 'store.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const percentiles = (times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1));
  return { 'p50, ms': at(0.5), 'p99, ms': at(0.99) };
};

async function start(variables: Record<string, string>) {
  const started = performance.now();
  const server = startStoreProcess({ DATA_DIR, ...variables });
  const address = await server.ready;
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { server, address, seconds, cookie: await signIn(address) };
}
type Running = Awaited<ReturnType<typeof start>>;

/** Asks for other days each time, since an answer is kept. */
async function timeReports({ address, cookie }: Running, days: number) {
  const times: number[] = [];
  let orders = 0;
  for (let shift = 0; shift < TIMES; shift += 1) {
    const from = addDays('2024-12-01', shift);
    const query = {
      from,
      to: addDays(from, days - 1),
      beforeFrom: addDays(from, -days),
      beforeTo: addDays(from, -1),
    };
    const began = performance.now();
    const response = await fetch(
      `${address}${extensions.getSalesReport.path}?${new URLSearchParams(query)}`,
      { headers: { cookie } },
    );
    const { data } = (await response.json()) as { data: SalesReport };
    times.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${response.status}`);
    orders = data.total.orders;
  }
  return { days, orders, ...percentiles(times) };
}

/** Sets the status of one order after the other. */
async function timeChanges({ address, cookie }: Running) {
  const ids = inStore((database) =>
    database.prepare('select id from orders where status <> ? order by id limit ?').all('confirmed', CHANGES),
  ) as { id: string }[];
  const times: number[] = [];
  for (const status of ['confirmed', 'cancelled', 'delivered'])
    for (const { id } of ids) {
      const path = extensions.updateOrderStatus.path.replace(/:\w+/, id);
      const began = performance.now();
      const response = await fetch(address + path, {
        method: 'POST',
        headers: { cookie, origin: address, 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
      await response.arrayBuffer();
      times.push(performance.now() - began);
      if (response.status !== 200) throw new Error(`${response.status}`);
    }
  return percentiles(times);
}

function measureTables() {
  return inStore((database) => {
    const count = (table: string) => database.prepare(`select count(*) as rows from ${table}`).get()!['rows'];
    const size = (table: string) =>
      Number(database.prepare('select sum(pgsize) as bytes from dbstat where name = ?').get(table)!['bytes']);
    return ['order_sums', 'order_labels'].map((table) => ({
      table,
      rows: count(table),
      MB: Math.round(size(table) / 1e5) / 10,
    }));
  });
}

async function measure(title: string): Promise<void> {
  const filling = await start({ TIME_ZONE });
  await filling.server.kill('SIGTERM');
  const running = await start({ TIME_ZONE });
  console.log(
    `${title}: started and added up in ${filling.seconds} s, started again in ${running.seconds} s`,
  );
  const rows = [];
  for (const days of [30, 90, 365]) rows.push(await timeReports(running, days));
  console.table(rows);
  await running.server.kill('SIGTERM');
  console.table(measureTables());
}

/** In turns, since what else runs on the machine changes more than the sums do. Without them the store adds nothing up. */
async function compareChanges(): Promise<void> {
  for (let round = 1; round <= 3; round += 1) {
    for (const zone of [null, TIME_ZONE]) {
      inStore((database) =>
        database.prepare('update list_indexes set sums_zone = ? where list = ?').run(zone, 'orders'),
      );
      const running = await start({});
      console.log(`status changes ${zone ? 'with' : 'without'} sums`, await timeChanges(running));
      await running.server.kill('SIGTERM');
    }
  }
}

await measure('as seeded');
await compareChanges();
inStore((database) => {
  database.exec(
    `update orders set product = json_set(product, '$.name', 'Product ' || (rowid * 7919 % ${MANY_PRODUCTS})) where product is not null`,
  );
  database.exec('update list_indexes set sums_version = 0');
});
await measure(`${MANY_PRODUCTS} products`);
