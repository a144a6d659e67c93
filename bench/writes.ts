import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { SOURCE_HEADER } from '#contract/history/historySource.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import { postgresForTests, startPostgres } from '../scripts/postgres.ts';
import { signIn } from '../tests/crash/storeClient.ts';
import { startStoreProcess } from '../tests/crash/storeProcess.ts';
import { getPercentile } from './figures.ts';

type Product = { _id: string; actualPrice: number; discountedPrice?: number; stock: number };
type Editor = { name: string; times: number[]; edit(): Promise<void>; stop(): Promise<void> };

const WARM_UP = 200;
const API = '/api/product/admin';

/** Starts the server of a checkout and returns a function that edits a product, a different one each time. */
async function startEditor(
  name: string,
  checkout: string,
  variables: Record<string, string>,
): Promise<Editor> {
  const server = startStoreProcess(variables, join(checkout, 'server', 'main.ts'));
  const address = await server.ready;
  const cookie = await signIn(address);
  const list = await fetch(`${address}${API}/products?rows=1000`, { headers: { cookie } });
  const { products } = (await list.json()).data as { products: Product[] };
  const times: number[] = [];
  let count = 0;
  return {
    name,
    times,
    async edit() {
      count += 1;
      const product = products[(count * 37) % products.length]!;
      const { _id, discountedPrice: _, ...fields } = product;
      const form = new FormData();
      const edited = { ...fields, updatedAt: undefined, actualPrice: 1000 + count, stock: count % 500 };
      form.append('product', JSON.stringify(edited));
      form.append('imagesToDelete', '[]');
      const headers = { cookie, [IDEMPOTENCY_KEY_HEADER]: `edit-${count}`, [SOURCE_HEADER]: 'form' };
      const since = performance.now();
      const response = await fetch(`${address}${API}/edit-product/${_id}`, {
        method: 'POST',
        body: form,
        headers,
      });
      const text = await response.text();
      times.push(performance.now() - since);
      if (response.status !== 200) throw new Error(text);
    },
    stop: () => server.kill('SIGTERM'),
  };
}

/** Returns the bytes of the history's tables and indexes in a database that no server uses. */
function readSqliteSize(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'store.db'));
  const row = database.prepare("select sum(pgsize) as bytes from dbstat where name like '%history%'").get();
  database.close();
  return Number(row?.['bytes'] ?? 0);
}

const POSTGRES_SIZE =
  "select coalesce(sum(pg_total_relation_size(oid)), 0) as bytes from pg_class where relname in ('history', 'history_images')";

async function query(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/**
 * Edits products on both servers in turn, so that other load on the machine affects both, and prints the times.
 */
async function compareEdits(engine: string, editors: readonly Editor[], edits: number): Promise<void> {
  for (let warmUp = 0; warmUp < WARM_UP; warmUp += 1) for (const { edit } of editors) await edit();
  for (const { times } of editors) times.length = 0;
  for (let count = 0; count < edits; count += 1)
    for (const editor of count % 2 ? editors : editors.toReversed()) await editor.edit();
  const round = (value: number) => Math.round(value * 100) / 100;
  console.table(
    editors.map(({ name, times }) => ({
      engine,
      server: name,
      edits: times.length,
      'p50 ms': round(getPercentile(times, 0.5)),
      'p95 ms': round(getPercentile(times, 0.95)),
      'p99 ms': round(getPercentile(times, 0.99)),
    })),
  );
}

/** Compares the edits of this checkout with those of the checkout in the variable BASE. */
export async function measureWrites(rows = 100_000, edits = 1500): Promise<void> {
  const base = process.env['BASE'];
  if (!base) throw new Error('Set BASE to the folder of an earlier checkout.');
  const checkouts = { before: base, now: '.' };
  const seed = { SEED_PRODUCTS: `${rows}` };
  const found = postgresForTests();
  const started = found.kind === 'binaries' ? startPostgres(found.folder, { isDurable: true }) : undefined;
  for (const engine of started ? ['SQLite', 'PostgreSQL'] : ['SQLite']) {
    const editors: Editor[] = [];
    const sizes: (() => Promise<number>)[] = [];
    const folders: string[] = [];
    for (const [name, checkout] of Object.entries(checkouts)) {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'counter-writes-'));
      folders.push(DATA_DIR);
      const variables: Record<string, string> = { ...seed, DATA_DIR };
      if (started && engine === 'PostgreSQL') {
        await query(started.url, `create database ${name}`);
        const url = new URL(started.url);
        url.pathname = `/${name}`;
        variables['DATABASE_URL'] = url.href;
        sizes.push(async () => Number((await query(url.href, POSTGRES_SIZE))[0].bytes));
      } else sizes.push(async () => readSqliteSize(DATA_DIR));
      editors.push(await startEditor(name, checkout, variables));
    }
    await compareEdits(engine, editors, edits);
    for (const editor of editors) await editor.stop();
    const bytes = await sizes.at(-1)!();
    console.log(
      `${engine}: ${Math.round(bytes / ((edits + WARM_UP) / 1000))} bytes of history in 1,000 edits`,
    );
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  await started?.remove();
}
