import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedTables } from '#server/archive/tables.ts';
import { readArchive } from '#server/archive/archiveFile.ts';
import { openDataFolder } from '#server/store/dataFolder.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { copySampleImages } from '#server/seed/createSeed.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { createSqliteDialect } from '#server/store/sql/sqlite.ts';
import { createOrder } from '#server/storefront/createOrder.ts';
import { aWrite } from '../aWrite.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';

export const placement = {
  productId: kettle._id,
  quantity: 1,
  keyId: 'key',
  requestKey: 'request “1”',
  fingerprint: 'of the content',
};
export const createPlacedOrder = (id: string) => (product: typeof kettle | undefined) =>
  createOrder({ id, order: aNewOrder(), product, currency: null, now: 1_795_000_000_128 });

async function fillArchivedStore(dataDir: string): Promise<void> {
  const folder = openDataFolder(dataDir, 'exclusive');
  const { store, seedOnce, secret, close } = await openStore(createSqliteDialect(folder.database));
  const seed = {
    products: [...sampleProducts, ...generateProducts(520)],
    orders: [...sampleOrders, ...generateOrders(520)],
    copyImages: () => copySampleImages(createImageFiles(folder.uploads)),
  };
  await seedOnce(() => seed, Date.now());
  await secret.read();
  const admin = {
    id: 'a1',
    kind: 'admin',
    email: 'ada@store.example',
    fullName: 'Ada “Ł” 店',
    passwordHash: 'h',
  } as const;
  await store.admins.save(admin);
  await store.orders.changeStatus(sampleOrders[0]?._id ?? '', {
    status: 'delivered',
    at: '2026-11-20T10:00:00.000Z',
    adminId: 'a1',
  });
  const images = createImageFiles(folder.uploads);
  await images.save('logo', Buffer.from('an image'));
  // An image that only an earlier version of a product has.
  await images.save('earlier', Buffer.from('another image'));
  const earlier = { url: '/uploads/earlier.webp', publicId: 'earlier' };
  const product = { ...sampleProducts[0]!, _id: 'edited', images: [earlier] };
  await store.products.add(product, aWrite);
  const edited = { ...product, images: sampleProducts[0]!.images, updatedAt: '2026-11-20T10:00:00.001Z' };
  await store.products.replace(edited, product, {
    at: edited.updatedAt,
    adminId: 'a1',
    source: { kind: 'bulk' },
  });
  const logo = { url: '/uploads/logo.webp', publicId: 'logo' };
  const details = { ...(await store.details.get()), logo, updatedAt: '2026-11-20T10:00:00.000Z' };
  await store.details.save(details, await store.details.get());
  await store.invoices.issue(
    [sampleOrders[1]!._id, sampleOrders[0]!._id],
    '2026-11-20T10:00:00.000Z',
    'Asia/Kolkata',
  );
  await store.sessions.add('digest', {
    adminId: 'a1',
    startedAt: 1_795_000_000_123,
    userAgent: 'Firefox “ESR”',
  });
  await store.devices.remember('a1', 'device', 1_795_000_000_124);
  const challenge = { kind: 'registration', adminId: 'a1', expiresAt: 1_795_000_000_125 } as const;
  await store.passkeys.addChallenge('used', challenge);
  await store.passkeys.addChallenge('open', challenge);
  const passkey = {
    id: 'passkey',
    adminId: 'a1',
    name: 'Laptop “Ł”',
    host: 'admin.store.example',
    publicKey: 'a2V5',
    counter: 7,
    transports: ['internal'],
    createdAt: 1_795_000_000_125,
    lastUsedAt: undefined,
  };
  await store.passkeys.add(passkey, 'used', ['code 1', 'code 2'], 20);
  await store.passkeys.saveRule('a1', 'passkey', passkey.host);
  await store.views.save('a1', {
    id: 'v1',
    list: 'orders',
    name: 'Unpaid “₹”',
    query: 'payment=failed',
    layout: { order: ['date'], hidden: [], density: 'compact' },
    visibility: 'shared',
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  await store.views.setDefault('a1', 'orders', 'v1');
  await store.registrations.save({
    ...admin,
    browser: 'b',
    phoneNumber: undefined,
    createdAt: 1_795_000_000_124,
  });
  await store.codes.add({ hash: 'c', email: admin.email, expiresAt: 1_795_000_000_125 }, createWaitingMail());
  await store.resetLinks.add('r', { adminId: 'a1', expiresAt: 1_795_000_000_126 });
  await store.products.add(kettle, aWrite);
  await store.storeKeys.add(
    {
      id: 'key',
      name: 'Storefront “Ł”',
      digest: 'd',
      ending: 'k3Yx',
      createdAt: 1_795_000_000_127,
      lastUsedAt: undefined,
    },
    20,
  );
  await store.orders.place(placement, createPlacedOrder('placed'));
  await store.attempts.count('k', 1_795_000_000_127, 60_000);
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
