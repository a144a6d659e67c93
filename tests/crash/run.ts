// `npm run test:crash [-- KILLS]`: kills the server (SIGKILL) at random moments, also during startup, while administrators
// write products. After each restart exactly the acknowledged writes must be stored. This shows that no write is
// acknowledged too early, and that every write has its entry in the history, but does not simulate a power cut.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, toExpectedProduct } from './expectations.ts';
import { createRandomImage, signIn, type StoreClient, createStoreClient } from './storeClient.ts';
import { startStoreProcess } from './storeProcess.ts';

const KILLS = Number(process.argv[2] ?? 100);
const WRITERS = 3;
/** Above this number of created products, more are deleted than created. */
const MAX_PRODUCTS = 40;
/** One of this many kills happens during startup. */
const WHILE_STARTING = 5;
const LONGEST = 900;
/** Maximum number of acknowledged writes before a kill. */
const MAX_WRITES = 12;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-crash-'));
const uploads = join(DATA_DIR, 'uploads');
const any = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];
const pool = await Promise.all(Array.from({ length: 12 }, createRandomImage));
const someImages = (most: number) =>
  Array.from({ length: Math.floor(Math.random() * most) }, () => any(pool)!);

const expected = new Expectations();
const acknowledged = { creates: 0, edits: 0, deletes: 0 };
const total = () => acknowledged.creates + acknowledged.edits + acknowledged.deletes;
const busy = new Set<string>();
let count = 0;

async function create(client: StoreClient): Promise<void> {
  count += 1;
  const images = [any(pool)!, ...someImages(3)];
  const product = { name: `Product ${count}`, stock: count, imageCount: images.length };
  expected.creating.set(product.name, product);
  const id = await client.create(product.name, product.stock, images);
  acknowledged.creates += 1;
  expected.creating.delete(product.name);
  expected.present.set(id, product);
}

async function edit(client: StoreClient, id: string): Promise<void> {
  count += 1;
  const before = expected.present.get(id)!;
  const images = someImages(3);
  const imageCount = images.length > 0 ? images.length : before.imageCount;
  const product = { name: `Product ${count} edited`, stock: count, imageCount };
  expected.editing.set(id, product);
  await client.edit(id, product.name, product.stock, images);
  acknowledged.edits += 1;
  expected.editing.delete(id);
  expected.present.set(id, product);
}

async function remove(client: StoreClient, id: string): Promise<void> {
  expected.deleting.add(id);
  await client.remove(id);
  acknowledged.deletes += 1;
  expected.deleting.delete(id);
  expected.present.delete(id);
  expected.deleted.add(id);
}

/** Writes until the server is killed. Two writers never write to the same product. */
async function write(client: StoreClient): Promise<void> {
  for (;;) {
    const id = any([...expected.present.keys()].filter((one) => !busy.has(one)));
    const choice = Math.random() + (expected.present.size > MAX_PRODUCTS ? 0.3 : 0);
    if (id === undefined || choice < 0.4) {
      await create(client);
      continue;
    }
    busy.add(id);
    await (choice < 0.75 ? edit(client, id) : remove(client, id)).finally(() => busy.delete(id));
  }
}

/** A lost connection ends a writer. An error response to a valid request is a fault. */
const untilKilled = (error: unknown) => {
  if (!(error instanceof Error) || /: [45]\d\d /.test(error.message)) throw error;
};

let cookie = '';
let sample = new Set<string>();
let killedStarting = 0;
let slowestStart = 0;

async function startAndCheck() {
  const server = startStoreProcess({ DATA_DIR });
  const since = performance.now();
  const address = await server.ready;
  slowestStart = Math.max(slowestStart, performance.now() - since);
  // One session for the whole run, because sessions must survive too.
  cookie ||= await signIn(address);
  const client = createStoreClient(address, cookie);
  if (sample.size === 0) sample = new Set((await client.products()).map(({ _id }) => _id));
  await expected.check(client, uploads, sample);
  return { server, client };
}

async function killWhileWriting(): Promise<void> {
  const { server, client } = await startAndCheck();
  const writers = Array.from({ length: WRITERS }, () => write(client).catch(untilKilled));
  const enough = total() + Math.random() * MAX_WRITES;
  const over = new AbortController();
  void Promise.all(writers).finally(() => over.abort());
  while (total() < enough && !over.signal.aborted) await sleep(5);
  await sleep(Math.random() * 50);
  await server.kill();
  await Promise.all(writers);
}

async function killWhileStarting(): Promise<void> {
  const server = startStoreProcess({ DATA_DIR });
  await Promise.race([server.ready, sleep(Math.random() * LONGEST)]);
  await server.kill();
  killedStarting += 1;
}

for (let kill = 1; kill <= KILLS; kill += 1) {
  await (kill % WHILE_STARTING === 0 ? killWhileStarting() : killWhileWriting());
  if (kill % 10 === 0) console.log(`${kill} kills, ${JSON.stringify(acknowledged)}`);
}

const { server, client } = await startAndCheck();
for (const product of await client.products()) expected.present.set(product._id, toExpectedProduct(product));
await server.kill('SIGTERM');
const database = new DatabaseSync(join(DATA_DIR, 'store.db'));
const integrity = Object.values(database.prepare('pragma integrity_check').get() ?? {}).join();
database.close();

const { lost, torn, orphans, history } = expected.faults;
console.table({
  'kill -9': KILLS,
  'of these during startup': killedStarting,
  'creates acknowledged': acknowledged.creates,
  'edits acknowledged': acknowledged.edits,
  'deletes acknowledged': acknowledged.deletes,
  'without a response, found done': expected.unanswered.applied,
  'without a response, found not done': expected.unanswered.notApplied,
  lost: lost.length,
  torn: torn.length,
  'unused images after the cleanup': orphans.length,
  'writes without an entry or entries without a write': history.length,
  'integrity check': integrity,
  'slowest start, ms': Math.round(slowestStart),
});
const isRight = lost.length + torn.length + orphans.length + history.length === 0 && integrity === 'ok';
if (isRight) rmSync(DATA_DIR, { recursive: true });
else console.error(JSON.stringify(expected.faults, undefined, 2), `\nThe store is kept in ${DATA_DIR}`);
process.exitCode = isRight ? 0 : 1;
