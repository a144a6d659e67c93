import { startFauxqs } from 'fauxqs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { fillStore, readStore } from '#server/archive/configuredStore.ts';
import { exportStore } from '#server/archive/exportStore.ts';
import { readEmbeddedStore } from '#server/archive/embeddedStore.ts';
import { importStore } from '#server/archive/importStore.ts';
import { readSettings } from '#server/settings/settings.ts';
import { createArchivedStore, pickLasting, readEntries } from '../server/archive/archivedStore.ts';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';
import { startWholeServer } from '../server/wholeServer.ts';
import { createEmptyDatabase } from './databases.ts';

type Place = { DATA_DIR: string; [name: string]: string };

const file = () => join(createTemporaryFolder(), 'archive');

/** Moves a store from one place to another, like the commands for backups, and returns the entries of the archive. */
async function move(from: Place, to: Place): Promise<Map<string, Uint8Array>> {
  const archive = file();
  await readStore(readSettings(from), archive, (store) => exportStore(archive, store));
  await fillStore(readSettings(to), (store) => importStore(archive, store));
  return readEntries(archive);
}

const embedded = (): Place => ({ DATA_DIR: join(createTemporaryFolder(), 'data') });

async function onPostgres(): Promise<Place> {
  return { ...embedded(), DATABASE_URL: await createEmptyDatabase() };
}

async function withBucket(place: Place): Promise<Place> {
  const s3 = await startFauxqs({ port: 0, logger: false });
  onTestFinished(() => s3.stop());
  s3.createBucket('images');
  const S3_ENDPOINT = `http://127.0.0.1:${s3.port}`;
  const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  return { ...place, ...key, S3_ENDPOINT, S3_BUCKET: 'images' };
}

// The settings name a PostgreSQL server.
describe.skipIf(inject('postgres')?.kind !== 'server')('a moved store', () => {
  it('is unchanged after moving to PostgreSQL and back, except for what a restore ends', async () => {
    const [first, place, back] = [{ DATA_DIR: await createArchivedStore() }, await onPostgres(), embedded()];
    const before = pickLasting(await move(first, place));
    const after = pickLasting(await move(place, back));
    const last = file();
    await readEmbeddedStore(back.DATA_DIR, last, (store) => exportStore(last, store));
    expect(before.size).toBeGreaterThan(40);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...before].filter(([name, bytes]) => !isDeepStrictEqual(after.get(name), bytes));
    expect(changed.map(([name]) => name)).toEqual([]);
    expect(isDeepStrictEqual(pickLasting(await readEntries(last)), before)).toBe(true);
  });

  it('is served from PostgreSQL and a bucket', async () => {
    const place = await withBucket(await onPostgres());
    await move({ DATA_DIR: await createArchivedStore() }, place);
    const { address } = await startWholeServer(place);
    const body = JSON.stringify({ email: 'guest@store.example', password: 'open the counter' });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await fetch(`${address}/api/product/admin/get-all-products`, { headers: { cookie } });
    const { products } = (await list.json()).data;
    expect(products.length).toBeGreaterThan(500);
    const image = await fetch(address + products.at(-1).images[0].url);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
