// What the indexes of the orders cost a store on SQLite: its file, filling them, and a change of status.
// node tests/bench/orderIndexes.ts [rows] [changes]
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ORDER_STATUSES, type StoredOrder } from '../../src/contract/orders/order.ts';
import { generateOrders } from '../../server/seed/generate.ts';
import { openStore } from '../../server/store/sql/openStore.ts';
import { createSqliteDialect } from '../../server/store/sql/sqlite.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const CHANGES = Number(process.argv[3] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'counter-order-indexes-'));
const file = join(folder, 'store.db');

/** As many names and places as a store of that size has: the generated ones are those of 36 samples. */
function* createOrders(): Generator<StoredOrder> {
  let index = 0;
  for (const order of generateOrders(ROWS)) {
    index += 1;
    yield {
      ...order,
      buyer: { ...order.buyer, fullName: `${order.buyer?.fullName} ${(index * 7919) % (ROWS / 3)}` },
      address: { ...order.address, city: `${order.address?.city} ${(index * 104_729) % 500}` },
      product: { ...order.product, name: `${order.product?.name} ${(index * 15_485_863) % 2000}` },
    };
  }
}

/** By the clock and of the processor, in milliseconds. */
async function measure(work: () => Promise<unknown>) {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { clock: Math.round(performance.now() - began), processor: Math.round((user + system) / 1000) };
}

const opened = await openStore(createSqliteDialect(file));
const seed = { products: [], orders: createOrders(), copyImages: async () => undefined };
console.log('making the store', await measure(() => opened.seedOnce(() => seed, 0)));
const ids: string[] = [];
for await (const orders of opened.store.orders.batches()) ids.push(...orders.map(({ _id }) => _id));

const times: number[] = [];
const changing = await measure(async () => {
  for (let count = 0; count < CHANGES; count += 1) {
    const id = ids[(count * 7919) % ids.length]!;
    const status = ORDER_STATUSES[count % ORDER_STATUSES.length]!;
    const began = performance.now();
    await opened.store.orders.changeStatus(id, {
      status,
      at: '2026-11-25T00:00:00Z',
      by: { id: 'a', fullName: 'A' },
    });
    times.push(performance.now() - began);
  }
});
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.ceil(times.length * share) - 1]?.toFixed(2);
console.log(`${CHANGES} changes of status`, changing, `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
await opened.database.deleteFrom('list_indexes').execute();
await opened.close();

console.log(
  'filling the indexes',
  await measure(async () => (await openStore(createSqliteDialect(file))).close()),
);
const database = new DatabaseSync(file);
database.exec('vacuum');
const sizes = database
  .prepare(
    `select name, sum(pgsize) as bytes from dbstat where name like 'order_index%' group by name order by bytes desc`,
  )
  .all();
database.close();
console.log(`the file: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
console.table(sizes.map(({ name, bytes }) => ({ name, MB: Number((Number(bytes) / 1e6).toFixed(1)) })));
rmSync(folder, { recursive: true });
