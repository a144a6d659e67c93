import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedTables } from '#server/archive/tables.ts';
import { readArchive } from '#server/archive/archiveFile.ts';
import { openDataFolder } from '#server/db/dataFolder.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { copySampleImages } from '#server/seed/createSeed.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { fillTables } from './fillTables.ts';

async function fillArchivedStore(dataDir: string): Promise<void> {
  const folder = openDataFolder(dataDir, 'exclusive');
  const { db, seedOnce, secret, close } = await openDatabase(createSqliteDialect(folder.database));
  const seed = {
    products: [...sampleProducts, ...generateProducts(520)],
    orders: [...sampleOrders, ...generateOrders(520)],
    copyImages: () => copySampleImages(createImageFiles(folder.uploads)),
  };
  await seedOnce(() => seed, Date.now());
  await secret.read();
  const images = createImageFiles(folder.uploads);
  await images.save('logo', Buffer.from('an image'));
  await images.save('earlier', Buffer.from('another image'));
  await fillTables(db);
  await close();
  folder.release();
}

let filled: Promise<string> | undefined;

async function fillOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'counter-archived-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await fillArchivedStore(folder);
  return folder;
}

/** Creates a store with more rows than one archive entry holds, and an account with related rows. */
export async function createArchivedStore(): Promise<string> {
  const dataDir = join(createTemporaryFolder(), 'data');
  cpSync(await (filled ??= fillOnce()), dataDir, { recursive: true });
  return dataDir;
}

/** Returns an archive's entries by name. */
export async function readEntries(file: string): Promise<Map<string, Uint8Array>> {
  const entries = new Map<string, Uint8Array>();
  for await (const { name, bytes } of readArchive(file)) entries.set(name, bytes);
  return entries;
}

const CHANGED_BY_RESTORE = new RegExp(
  String.raw`^(?:store\.json|checksums\.json|tables/(?:${endedTables.join('|')})/.*)$`,
);

/** Returns an archive's entries without those that a restore changes. */
export const pickLasting = (entries: Map<string, Uint8Array>): Map<string, Uint8Array> =>
  new Map([...entries].filter(([name]) => !CHANGED_BY_RESTORE.test(name)));
