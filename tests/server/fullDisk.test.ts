import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRandomImage, signIn, createStoreClient } from '../crash/storeClient.ts';
import { runServer } from './runningServer.ts';
import { createTemporaryFolder } from './temporaryFolder.ts';

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

/** A disk of its own, where this user may have one; mounting takes root. */
function aDisk(at: string, ...options: string[]): boolean {
  mkdirSync(at, { recursive: true });
  const isThere = mount('-t', 'tmpfs', '-o', ['size=24m', ...options].join(), 'counter-test', at);
  // Before the folder itself is removed; lazily, because a server may not be quite gone.
  if (isThere) onTestFinished(() => void spawnSync('umount', ['-l', at]));
  return isThere;
}

function fill(folder: string): string {
  const file = join(folder, 'filler');
  writeFileSync(file, '');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full, but for less than this.
    }
  }
  return file;
}

const readiness = async (address: string) => {
  const answer = await fetch(`${address}/readyz`);
  return [answer.status, await answer.text()];
};

it('says that the disk is full, goes on reading, loses nothing, and goes on when there is room', async ({
  skip,
}) => {
  const disk = join(createTemporaryFolder(), 'disk');
  skip(!aDisk(disk), 'this user may not mount a disk');
  const DATA_DIR = join(disk, 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'error' });
  const address = await server.ready;
  const cookie = await signIn(address);
  const client = createStoreClient(address, cookie);
  const kept = await client.create('Before', 1, [await createRandomImage()]);
  expect(await readiness(address)).toEqual([200, 'ready']);

  const filler = fill(disk);
  await expect(client.create('Too much', 1, [await createRandomImage()])).rejects.toThrow(
    /: 507 .*"The store's disk is full: nothing can be saved until space is made\."/,
  );
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toEqual([503, 'disk full']);
  const names = async () => (await client.products()).map(({ name }) => name);
  expect(await names()).toContain('Before');

  rmSync(filler);
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toEqual([200, 'ready']);
  await client.create('After', 2, [await createRandomImage()]);
  const { err } = await server.end('SIGKILL');
  expect(err).toContain('the store can not be written');

  const again = await runServer({ DATA_DIR, LOG_LEVEL: 'silent' }).ready;
  const reader = createStoreClient(again, cookie);
  const products = await reader.products();
  expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(['Before', 'After']));
  expect(products.map(({ name }) => name)).not.toContain('Too much');
  const [image] = products.find(({ _id }) => _id === kept)?.images ?? [];
  expect((await reader.image(image?.url ?? ''))?.length).toBeGreaterThan(100);
});

it('says that it can not write where the folder became read-only, and goes on reading', async ({ skip }) => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'error' });
  const address = await server.ready;
  const client = createStoreClient(address, await signIn(address));
  skip(!aDisk(join(DATA_DIR, 'uploads'), 'ro'), 'this user may not mount a disk');

  await expect(client.create('Nowhere to put', 1, [await createRandomImage()])).rejects.toThrow(
    /: 503 .*"The store can't be written: /,
  );
  await expect.poll(() => readiness(address), { timeout: 30_000 }).toEqual([503, 'store not writable']);
  expect((await client.products()).map(({ name }) => name)).not.toContain('Nowhere to put');
});

it('does not start in a folder that is read-only', async ({ skip }) => {
  const disk = join(createTemporaryFolder(), 'disk');
  skip(!aDisk(disk, 'ro'), 'this user may not mount a disk');
  const DATA_DIR = join(disk, 'data');
  const { code, err } = await runServer({ DATA_DIR }).ended;
  expect(code).toBe(1);
  expect(err).toContain(`Can't write to the data folder ${DATA_DIR}: make it writable`);
});
