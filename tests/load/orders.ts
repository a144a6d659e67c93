// `npm run test:orders [-- COUNT]`: eight storefronts place orders, pay a quarter of them and cancel a quarter, through
// connections that are cut at random, on one server with SQLite and then on two with one PostgreSQL, while the servers are
// killed (SIGKILL) and restarted. Every acknowledged order must be stored once, the stock must be right, and the sums must be
// exact. A receiver of webhooks that fails a third of the time must get each event of an order once, in order.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';
import { dashboardDetails, type Totals } from '#contract/dashboard/dashboard.ts';
import type { Order } from '#contract/orders/order.ts';
import { getOrders } from '#contract/orders/orderCalls.ts';
import { getSalesReport, type SalesReport } from '#contract/reports/salesReport.ts';
import { createRandomImage, createStoreClient, signIn } from '../crash/storeClient.ts';
import { startStoreProcess } from '../crash/storeProcess.ts';
import { createWebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { WEBHOOK_TYPES } from '#contract/webhooks/webhookEvents.ts';
import { startCuttingProxy } from './cuttingProxy.ts';
import { registerAdmin } from './registerAdmin.ts';
import { Storefront, type StorefrontTally } from './storefront.ts';
import {
  findOrderFaults,
  findStockFaults,
  startWebhookReceiver,
  type WebhookReceiver,
} from './webhookReceiver.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const CLIENTS = 8;
const PRODUCTS = 12;
const KILL_INTERVAL_MS = 4000;
/** The last products are sold out before the end. */
const SCARCE_PRODUCTS = 4;

type Variables = Record<string, string>;

const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const toPaise = (amount: number) => Math.round(amount * 100);

const createKey = (variables: Variables, name: string): string => {
  const env = { PATH: process.env['PATH'] ?? '', ...variables };
  const printed = execFileSync(process.execPath, ['server/bin/keys.ts', 'create', name], { env });
  return /counter_store_[\w-]+/.exec(printed.toString())![0];
};

async function get<Data>(address: string, cookie: string, path: string): Promise<Data> {
  const response = await fetch(address + path, { headers: { cookie } });
  return ((await response.json()) as { data: Data }).data;
}

const createTally = (): StorefrontTally => ({
  placed: new Map(),
  paid: new Set(),
  cancelled: new Set(),
  soldOut: 0,
  unanswered: 0,
  repeated: 0,
  times: [],
  faults: [],
});

type Figures = { totals: Totals; report: SalesReport };

/** Compares what the store shows with what was acknowledged. Returns the faults. */
async function findFaults(
  address: string,
  cookie: string,
  before: Figures,
  stocks: Map<string, number>,
  { placed, paid, cancelled }: StorefrontTally,
): Promise<string[]> {
  const faults: string[] = [];
  const expectEqual = (what: string, is: unknown, expected: unknown) =>
    is === expected || faults.push(`${what}: ${String(is)}, expected ${String(expected)}`);
  const { orders } = await get<{ orders: Order[] }>(address, cookie, getOrders.path);
  const byName = new Map<string, Order[]>();
  for (const order of orders) {
    const name = order.address?.name ?? '';
    if (/^storefront\d+ \d+$/.test(name)) byName.set(name, [...(byName.get(name) ?? []), order]);
  }
  for (const [name, { id }] of placed)
    expectEqual(
      `orders of ${name}`,
      byName
        .get(name)
        ?.map(({ _id }) => _id)
        .join(),
      id,
    );
  expectEqual('placed orders', byName.size, placed.size);
  const isPaid = ({ paymentDetails }: Order) => paymentDetails?.paymentStatus === 'paid';
  expectEqual('paid orders', [...byName.values()].flat().filter(isPaid).length, paid.size);

  const isCancelled = ({ orderDetails }: Order) => orderDetails?.orderStatus === 'cancelled';
  expectEqual('cancelled orders', [...byName.values()].flat().filter(isCancelled).length, cancelled.size);

  const kept = [...placed.values()].filter(({ id }) => !cancelled.has(id));
  const sold = new Map<string, number>();
  let amount = 0;
  for (const order of kept) {
    sold.set(order.productId, (sold.get(order.productId) ?? 0) + order.quantity);
    amount += order.amount;
  }
  for (const { _id, name, stock } of await createStoreClient(address, cookie).products())
    if (stocks.has(_id)) expectEqual(`stock of ${name}`, stock, stocks.get(_id)! - (sold.get(_id) ?? 0));

  const { totals, report } = await readFigures(address, cookie);
  const emails = new Set([...placed.values()].map(({ email }) => email));
  expectEqual('total orders', totals.totalOrders - before.totals.totalOrders, placed.size);
  expectEqual('total users', totals.totalUsers - before.totals.totalUsers, emails.size);
  const revenue = toPaise(totals.totalRevenueAmount) - toPaise(before.totals.totalRevenueAmount);
  expectEqual('total revenue', revenue, amount);
  expectEqual('reported revenue', report.total.revenue - before.report.total.revenue, amount);
  expectEqual('reported orders', report.total.orders - before.report.total.orders, placed.size);
  const pieces = [...sold.values()].reduce((sum, quantity) => sum + quantity, 0);
  expectEqual('reported pieces', report.total.pieces - before.report.total.pieces, pieces);
  return faults;
}

async function readFigures(address: string, cookie: string): Promise<Figures> {
  const to = new Date().getUTCFullYear() + 1;
  return {
    totals: await get<Totals>(address, cookie, dashboardDetails.path),
    report: await get<SalesReport>(
      address,
      cookie,
      `${getSalesReport.path}?from=${to - 2}-01-01&to=${to}-12-31`,
    ),
  };
}

/** Adds an endpoint that gets all events, and starts its receiver. */
async function addWebhook(address: string, dataDir: string): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver();
  const cookie = await registerAdmin(address, dataDir);
  const response = await fetch(address + createWebhookEndpoint.path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url, types: WEBHOOK_TYPES }),
  });
  const { data, message } = (await response.json()) as { data?: { secret: string }; message?: string };
  if (!data) throw new Error(`the endpoint was refused: ${message}`);
  receiver.setSecret(data.secret);
  return receiver;
}

async function readStocks(address: string, cookie: string, known: ReadonlyMap<string, number>) {
  const products = await createStoreClient(address, cookie).products();
  return new Map(products.filter(({ _id }) => known.has(_id)).map(({ _id, stock }) => [_id, stock]));
}

const WEBHOOK_DEADLINE_SECONDS = 600;

/** Waits until every event has arrived. Returns what is missing, doubled or out of order at the end. */
async function waitForWebhooks(
  receiver: WebhookReceiver,
  { placed, paid, cancelled }: StorefrontTally,
  readPresentStocks: () => Promise<ReadonlyMap<string, number>>,
) {
  const orders = [...placed.values()].map(({ id }) => ({
    id,
    isPaid: paid.has(id),
    isCancelled: cancelled.has(id),
  }));
  const stocks = await readPresentStocks();
  for (let seconds = 0; ; seconds += 1) {
    const faults = [...findOrderFaults(receiver, orders), ...findStockFaults(receiver, stocks)];
    if (faults.length === 0 || seconds === WEBHOOK_DEADLINE_SECONDS) return { faults, seconds };
    await sleep(1000);
  }
}

/** Creates products with known stocks. */
async function createProducts(address: string, cookie: string): Promise<Map<string, number>> {
  const client = createStoreClient(address, cookie);
  const image = await createRandomImage();
  const stocks = new Map<string, number>();
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const stock = Math.ceil((number <= SCARCE_PRODUCTS ? 0.5 : 4) * (COUNT / PRODUCTS));
    const price = { actualPrice: 1299.95, discountedPrice: 1000 + number / 100 };
    stocks.set(await client.create(`Load ${number}`, stock, [image], price), stock);
  }
  return stocks;
}

async function run(name: string, serverCount: number, variables: Variables): Promise<boolean> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-orders-'));
  const all = {
    ...variables,
    DATA_DIR,
    TIME_ZONE: 'Asia/Kolkata',
    STORE_API_LIMIT: '1000000',
    WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    // Enough attempts for a receiver that fails a third of the time.
    WEBHOOK_RETRY_SECONDS: '0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1',
  };
  const start = async (port = '0') => {
    const server = startStoreProcess({ ...all, LOG_LEVEL: 'error', PORT: port });
    return { server, address: await server.ready };
  };
  const servers = [await start()];
  while (servers.length < serverCount) servers.push(await start());
  const { address } = servers[0]!;
  const cookie = await signIn(address);
  const stocks = await createProducts(address, cookie);
  const receiver = await addWebhook(address, DATA_DIR);
  const before = await readFigures(address, cookie);
  const proxies = await Promise.all(servers.map((one) => startCuttingProxy(one.address)));
  const tally = createTally();
  const isDone = () => tally.placed.size >= COUNT || tally.faults.length > 20;
  const getAddress = () => any(proxies).address;
  const storefronts = Array.from({ length: CLIENTS }, (_, index) => {
    const storefront = `storefront${index + 1}`;
    return new Storefront({ getAddress, key: createKey(all, storefront), name: storefront, tally });
  });

  const since = performance.now();
  const work = Promise.all(storefronts.map((storefront) => storefront.run(isDone)));
  let kills = 0;
  let logged = '';
  let negative = 0;
  while (!isDone()) {
    await Promise.race([work, sleep(KILL_INTERVAL_MS * (0.5 + Math.random()))]);
    if (isDone()) break;
    const index = kills % servers.length;
    const killed = servers[index]!;
    await killed.server.kill();
    logged += killed.server.printed();
    servers[index] = await start(new URL(killed.address).port);
    kills += 1;
    const products = await createStoreClient(killed.address, cookie).products();
    negative += products.filter(({ stock }) => stock < 0).length;
    if (kills % 5 === 0) console.log(`${name}: ${tally.placed.size} orders, ${kills} kills`);
  }
  await work;
  const seconds = (performance.now() - since) / 1000;
  const faults = [...tally.faults];
  for (const one of servers) faults.push(...(await findFaults(one.address, cookie, before, stocks, tally)));
  const delivered = await waitForWebhooks(receiver, tally, () => readStocks(address, cookie, stocks));
  faults.push(...receiver.faults, ...delivered.faults);
  receiver.close();
  for (const { server } of servers) {
    await server.kill('SIGTERM');
    logged += server.printed();
  }
  proxies.forEach((proxy) => proxy.close());
  faults.push(
    ...logged
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .slice(0, 5),
  );
  if (negative > 0) faults.push(`${negative} times a stock was negative`);
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  console.table({
    store: `${name}, ${serverCount} server${serverCount === 1 ? '' : 's'}`,
    'orders acknowledged': tally.placed.size,
    'orders per second': Math.round(tally.placed.size / seconds),
    'answer, median ms': at(0.5),
    'answer, 95 % within ms': at(0.95),
    'kill -9': kills,
    'connections cut': proxies.reduce((sum, proxy) => sum + proxy.cuts(), 0),
    'requests without a response, sent again': tally.unanswered,
    'answered requests sent again': tally.repeated,
    'refused, because sold out': tally.soldOut,
    'payments recorded': tally.paid.size,
    'orders cancelled': tally.cancelled.size,
    'webhooks received': receiver.counts.received,
    'webhooks refused or cut by the receiver': receiver.counts.failed,
    'webhooks received again': receiver.counts.repeated,
    'webhooks complete after the last order, seconds': delivered.seconds,
    faults: faults.length,
  });
  if (faults.length === 0) rmSync(DATA_DIR, { recursive: true, force: true });
  else console.error(faults.slice(0, 20).join('\n'), `\nThe data is kept in ${DATA_DIR}`);
  return faults.length === 0;
}

let isRight = await run('SQLite', 1, {});
const postgres = postgresForTests();
if (postgres.kind === 'pglite') {
  console.error('PostgreSQL is missing: set DATABASE_URL_TEST to an empty database, or install it.');
  isRight = false;
} else {
  // Sync acknowledged writes to the disk, as in production.
  const server =
    postgres.kind === 'binaries' ? startPostgres(postgres.folder, { isDurable: true }) : undefined;
  const DATABASE_URL = server?.url ?? (postgres.kind === 'named' ? postgres.url : '');
  isRight = (await run('PostgreSQL', 2, { DATABASE_URL })) && isRight;
  await server?.remove();
}
process.exitCode = isRight ? 0 : 1;
