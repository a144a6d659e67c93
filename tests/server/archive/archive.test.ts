import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { StoredProduct } from '#contract/products/product.ts';
import { describe, expect, it } from 'vitest';
import { fillEmbeddedStore, readEmbeddedStore } from '#server/archive/embeddedStore.ts';
import { writeArchive } from '#server/archive/archiveFile.ts';
import { exportStore } from '#server/archive/exportStore.ts';
import { importStore } from '#server/archive/importStore.ts';
import { archivedTables, derivedTables, transientTables } from '#server/archive/tables.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { StartupError } from '#server/settings/startupError.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createRandomImage, signIn, createStoreClient } from '../../crash/storeClient.ts';
import { createArchivedStore, pickLasting, readEntries } from './archivedStore.ts';
import { createPlacedOrder, placement } from './fillTables.ts';
import { bareEnvironment } from '../bareEnvironment.ts';
import { runServer } from '../runningServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';
import { aWrite } from '../aWrite.ts';

const command = (name: string) => fileURLToPath(new URL(`../../../server/bin/${name}.ts`, import.meta.url));
const run = promisify(execFile);

/** Runs a command and returns its output, or the last line if it fails. */
async function runCommand(name: 'backup' | 'restore', file: string, DATA_DIR: string): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [command(name), file], {
    env: { ...bareEnvironment(), DATA_DIR },
  }).catch((error: { stdout: string; stderr: string }) => error);
  return (stdout + stderr).trim();
}

const exportFrom = (dataDir: string, file: string) =>
  readEmbeddedStore(dataDir, file, (db) => exportStore(file, db));
const importInto = (dataDir: string, file: string) =>
  fillEmbeddedStore(dataDir, (db) => importStore(file, db));

it('exports and imports a store without changing a byte, except for what a restore ends', async () => {
  const dataDir = await createArchivedStore();
  const [there, back] = ['there', 'back'].map((name) => join(createTemporaryFolder(), name)) as [
    string,
    string,
  ];
  await exportFrom(dataDir, there);
  const second = join(createTemporaryFolder(), 'data');
  const { rowCounts, imageCount } = await importInto(second, there);
  expect({ ...rowCounts, images: imageCount }).toEqual({
    facts: 2,
    list_versions: 3,
    admins: 1,
    sessions: 1,
    devices: 1,
    passkeys: 1,
    recovery_codes: 2,
    registrations: 1,
    codes: 1,
    reset_links: 1,
    attempts: 1,
    idempotency_keys: 1,
    list_views: 1,
    default_views: 1,
    products: sampleProducts.length + 522,
    orders: sampleOrders.length + 521,
    store_details: 1,
    invoices: 2,
    history: 7,
    history_images: 1,
    store_keys: 1,
    webhook_endpoints: 1,
    order_mails: 1,
    images: readdirSync(join(dataDir, 'uploads')).length,
    // The waiting email, webhook and challenge stay behind.
  });
  const { db, close } = await openDatabase(createSqliteDialect(join(second, 'store.db')));
  expect(await db.passkeys.getRule('a1')).toBe('passkey');
  expect(await db.webhooks.getDeliveries('webhook', 9)).toEqual([]);
  expect(await db.passkeys.findAllOf('a1')).toMatchObject([{ id: 'passkey', publicKey: 'a2V5', counter: 7 }]);
  expect(await db.orders.place(placement, createPlacedOrder('again'))).toMatchObject({
    order: { _id: 'placed' },
    fingerprint: 'of the content',
  });
  await close();
  await exportFrom(second, back);
  expect(pickLasting(await readEntries(back))).toEqual(pickLasting(await readEntries(there)));
  for (const name of readdirSync(join(dataDir, 'uploads'))) {
    const [one, other] = [dataDir, second].map((folder) => readFileSync(join(folder, 'uploads', name)));
    expect(one?.equals(other ?? Buffer.of())).toBe(true);
  }
  expect(statSync(there).mode & 0o077).toBe(0);
  expect(readdirSync(second).toSorted()).toEqual(['.lock', 'store.db', 'thumbnails', 'uploads']);
});

it('ends the sessions, registrations, codes and links of the backup', async () => {
  const file = join(createTemporaryFolder(), 'archive');
  await exportFrom(await createArchivedStore(), file);
  const dataDir = join(createTemporaryFolder(), 'data');
  await importInto(dataDir, file);
  const { database, close } = await openDatabase(createSqliteDialect(join(dataDir, 'store.db')));
  const count = async (table: keyof typeof archivedTables) =>
    (await database.selectFrom(table).selectAll().execute()).length;
  for (const table of ['sessions', 'registrations', 'codes', 'reset_links'] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
  // A move to another host needs the recovery codes.
  for (const table of ['admins', 'passkeys', 'recovery_codes', 'devices', 'store_keys'] as const)
    expect([table, (await count(table)) > 0]).toEqual([table, true]);
  await close();
});

it('archives every table with a unique key', async () => {
  const { database, close } = await openDatabase(createSqliteDialect(':memory:'));
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect(Object.keys({ ...archivedTables, ...derivedTables, ...transientTables }).toSorted()).toEqual(
    tables.filter((name) => !/_search(_|$)/.test(name)).toSorted(),
  );
  await close();
});

it('refuses an archive of a trial version', async () => {
  const manifest = {
    format: 'counter-store',
    version: 1,
    migrations: ['0001-the-shop'],
    rows: {},
    pictures: 0,
  };
  const file = join(createTemporaryFolder(), 'old');
  await writeArchive(
    file,
    (async function* () {
      yield { name: 'store.json', bytes: new TextEncoder().encode(JSON.stringify(manifest)) };
    })(),
  );
  await expect(importInto(join(createTemporaryFolder(), 'data'), file)).rejects.toThrow('by a trial version');
});

it('contains no row without its image, even during deletions', async () => {
  const dataDir = await createArchivedStore();
  const file = join(createTemporaryFolder(), 'archive');
  const image = { publicId: 'own', url: '/uploads/own.webp' };
  const removed = { ...sampleProducts[3], _id: 'short-lived', images: [image] } as StoredProduct;
  const { db, close } = await openDatabase(createSqliteDialect(join(dataDir, 'store.db')));
  await db.products.add(removed, aWrite);
  await readEmbeddedStore(dataDir, file, async ({ database, images }) => {
    let tries = 0;
    const hold = async (publicId: string) => {
      // Delete a product and its image after the rows are read and before the images are.
      if (publicId === 'own') tries += 1;
      if (publicId === 'own') {
        await db.products.remove(removed._id, aWrite);
        await Array.fromAsync(db.history.removeProductEntries(Infinity));
      }
      return images.pin(publicId);
    };
    expect((await exportStore(file, { database, images: { ...images, pin: hold } })).missingIds).toEqual([]);
    expect(tries).toBe(1);
  });
  await close();
  const entries = await readEntries(file);
  const rows = new TextDecoder().decode(entries.get('tables/products/00001.ndjson'));
  expect(rows).not.toContain(removed._id);
});

it('reports images that the store has lost and continues', async () => {
  const dataDir = await createArchivedStore();
  const { rmSync } = await import('node:fs');
  rmSync(join(dataDir, 'uploads', 'lamp.webp'));
  const file = join(createTemporaryFolder(), 'archive');
  expect(await runCommand('backup', file, dataDir)).toMatch(/^The store with \d+ images is in [^]*: lamp$/);
  await importInto(join(createTemporaryFolder(), 'data'), file);
});

describe('refuses without leaving a store or an archive behind', () => {
  const cutUnpacked = (archive: Buffer) => {
    const tar = gunzipSync(archive);
    return gzipSync(tar.subarray(0, tar.length / 2));
  };
  const broken: Record<string, (archive: Buffer) => Buffer | Uint8Array> = {
    'a file that ends early': (archive) => archive.subarray(0, archive.length - 2000),
    'a file without its last entries': (archive) => cutUnpacked(archive),
    'a file with a changed byte': (archive) => archive.with(archive.length >> 1, 7),
    'something else': () => Buffer.from('a letter'),
    'a newer store': (archive) =>
      gzipSync(
        Buffer.from(
          gunzipSync(archive).toString('latin1').replace('0001-first-release', '9001-first-release'),
          'latin1',
        ),
      ),
    'an archive of something else': () => gzipSync(Buffer.alloc(1024)),
  };

  let archive: Buffer | undefined;
  async function writeWholeArchive(): Promise<string> {
    const file = join(createTemporaryFolder(), 'whole');
    if (archive) writeFileSync(file, archive);
    else await exportFrom(await createArchivedStore(), file);
    archive ??= readFileSync(file);
    return file;
  }

  it.each(Object.entries(broken))('%s', async (_, breakIt) => {
    const whole = await writeWholeArchive();
    const file = join(createTemporaryFolder(), 'broken');
    writeFileSync(file, breakIt(readFileSync(whole)));
    const target = join(createTemporaryFolder(), 'data');
    const error: unknown = await importInto(target, file).catch((reason: unknown) => reason);
    // The command prints the message of this error as it is.
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^(?:This|The) (?:file|archive|restore)[^\n]*$/);
    // Images may stay, until a server finds that no row uses them.
    expect(readdirSync(target).toSorted()).toEqual(['.lock', 'thumbnails', 'uploads']);
  });

  it('before a restore that succeeds', async () => {
    const target = join(createTemporaryFolder(), 'data');
    const whole = await writeWholeArchive();
    const file = join(createTemporaryFolder(), 'broken');
    writeFileSync(file, broken['a file that ends early']!(readFileSync(whole)));
    await expect(importInto(target, file)).rejects.toThrow(StartupError);
    expect((await importInto(target, whole)).rowCounts.products).toBeGreaterThan(500);
  });

  it('an import into an existing store, an export to an existing file, and missing files', async () => {
    const dataDir = await createArchivedStore();
    const whole = await writeWholeArchive();
    expect(await runCommand('restore', whole, dataDir)).toMatch(/^There is already a store in/);
    expect(await runCommand('backup', whole, dataDir)).toMatch(/ already exists: choose another name\.$/);
    await expect(exportFrom(createTemporaryFolder(), `${whole}2`)).rejects.toThrow(/^There is no store in /);
    await expect(importInto(createTemporaryFolder(), `${whole}3`)).rejects.toThrow(/^There is no file /);
  });

  it('an archive that cannot be written', async () => {
    const folder = createTemporaryFolder();
    async function* failMidway() {
      yield { name: 'store.json', bytes: new Uint8Array(10) };
      throw new Error('the store went away');
    }
    // Repeat it, because the file was opened only after it had been removed in one of 250 runs.
    for (let attempt = 0; attempt < 1000; attempt += 1)
      await expect(writeArchive(join(folder, `${attempt}`), failMidway())).rejects.toThrow(
        'the store went away',
      );
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('backs up a store during writes, and a server starts from the restored copy', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'silent' });
  const address = await server.ready;
  const client = createStoreClient(address, await signIn(address));
  const acknowledged = new Map<string, string>();
  let writes = 0;
  const over = new AbortController();

  // Creates, edits with a new image, and removes every third product again.
  async function write(writer: number): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const name = `Product ${writer} ${turn}`;
      const id = await client.create(name, turn, [await createRandomImage()]);
      acknowledged.set(id, name);
      writes += 1;
      await client.edit(id, `${name} edited`, turn, [await createRandomImage()]);
      acknowledged.set(id, `${name} edited`);
      writes += 1;
      if (turn % 3 !== 2) continue;
      await client.remove(id);
      acknowledged.delete(id);
    }
  }
  const writing = Promise.all([write(1), write(2)]);
  await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(4);
  const before = new Map(acknowledged);
  const file = join(createTemporaryFolder(), 'backup');
  expect(await runCommand('backup', file, DATA_DIR)).toMatch(/^The store with \d+ images is in \S+/);
  // Writes continue during and after the backup.
  const after = writes;
  await expect.poll(() => writes).toBeGreaterThan(after);
  over.abort();
  await writing;
  await server.end('SIGKILL');

  const restored = join(createTemporaryFolder(), 'data');
  expect(await runCommand('restore', file, restored)).toMatch(
    /^\d+ products, \d+ orders and \d+ images are in the store/,
  );
  const { address: there } = await startWholeServer({ DATA_DIR: restored });
  const reader = createStoreClient(there, await signIn(there));
  const products = new Map((await reader.products()).map((product) => [product._id, product]));
  // Rows that were acknowledged before the backup and not changed since.
  const settled = [...before].filter(([id, name]) => acknowledged.get(id) === name);
  expect(settled.length).toBeGreaterThan(2);
  for (const [id, name] of settled) expect(products.get(id)?.name).toBe(name);
  const urls = new Set([...products.values()].flatMap(({ images }) => images.map(({ url }) => url)));
  for (const url of urls) {
    const bytes = await reader.image(url);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await sharp(bytes).raw().toBuffer();
  }
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('.held'))).toEqual([]);
});
