import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { createStorageProbe } from '#server/db/storageProbe.ts';
import { createRandomImage, signIn, createStoreClient } from '../../crash/storeClient.ts';
import { runServer } from '../runningServer.ts';
import { fillDisk, mountSmallDisk } from '../db/smallDisk.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

const readiness = async (address: string) => {
  const response = await fetch(`${address}/readyz`);
  return [response.status, await response.text()];
};

it('reports a full disk, keeps reading, loses nothing and recovers [ASVS 16.5.3]', async ({ skip }) => {
  const disk = join(createTemporaryFolder(), 'disk');
  skip(!mountSmallDisk(disk), 'this user may not mount a disk');
  const DATA_DIR = join(disk, 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'error' });
  const address = await server.ready;
  const cookie = await signIn(address);
  const client = createStoreClient(address, cookie);
  const id = await client.create('Before', 1, [await createRandomImage()]);

  const filler = fillDisk(disk);
  await expect(client.create('Too much', 1, [await createRandomImage()])).rejects.toThrow(
    /: 507 .*"The store’s disk is full\. Nothing can be saved until there’s free space\."/,
  );
  expect(await readiness(address)).toEqual([503, 'disk full']);
  const names = async () => (await client.products()).map(({ name }) => name);
  expect(await names()).toContain('Before');
  // Deleting is allowed, because it makes room.
  const removed = (await client.products()).at(-1)?._id ?? '';
  await client.remove(removed);
  expect((await client.products()).map(({ _id }) => _id)).not.toContain(removed);

  rmSync(filler);
  await client.create('After', 2, [await createRandomImage()]);
  const { err } = await server.end('SIGKILL');
  expect(err).toContain('store check failed');

  const { address: again } = await startWholeServer({ DATA_DIR });
  const reader = createStoreClient(again, cookie);
  const products = await reader.products();
  expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(['Before', 'After']));
  expect(products.map(({ name }) => name)).not.toContain('Too much');
  const [image] = products.find(({ _id }) => _id === id)?.images ?? [];
  expect((await reader.image(image?.url ?? ''))?.length).toBeGreaterThan(100);
});

it('passes the check again when there is room', async ({ skip }) => {
  const disk = join(createTemporaryFolder(), 'disk');
  skip(!mountSmallDisk(disk), 'this user may not mount a disk');
  const { database, close } = await openDatabase(createSqliteDialect(join(disk, 'store.db')));
  const events: string[] = [];
  const collect = (_: object, event: string) => void events.push(event);
  const log = { info: collect, warn: collect, error: collect };
  const probe = createStorageProbe({ folder: disk, database, log, intervalMs: 0 });
  expect(await probe()).toBe('ready');
  const filler = fillDisk(disk);
  expect(await probe()).toBe('disk full');
  rmSync(filler);
  expect(await probe()).toBe('ready');
  expect(events).toEqual(['disk almost full', 'store check failed', 'store check passed again']);
  await close();
});

it('reports a folder that becomes read-only and keeps reading', async ({ skip }) => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'error' });
  const address = await server.ready;
  const client = createStoreClient(address, await signIn(address));
  skip(!mountSmallDisk(join(DATA_DIR, 'uploads'), 'ro'), 'this user may not mount a disk');

  await expect(client.create('Nowhere to put', 1, [await createRandomImage()])).rejects.toThrow(
    /: 503 .*"The server can’t write to the store’s disk\. /,
  );
  expect(await readiness(address)).toEqual([503, 'store not writable']);
  expect((await client.products()).map(({ name }) => name)).not.toContain('Nowhere to put');
});

it('does not start in a read-only folder', async ({ skip }) => {
  const disk = join(createTemporaryFolder(), 'disk');
  skip(!mountSmallDisk(disk, 'ro'), 'this user may not mount a disk');
  const DATA_DIR = join(disk, 'data');
  const { code, err } = await runServer({ DATA_DIR }).ended;
  expect(code).toBe(1);
  expect(err).toContain(`Can't write to the data folder ${DATA_DIR}: make it writable`);
});
