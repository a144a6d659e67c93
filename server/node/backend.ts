import { createApp } from '../app.ts';
import type { Deps, Log } from '../deps.ts';
import { generateOrders, generateProducts } from '../seed/generate.ts';
import { sampleOrders } from '../seed/sampleOrders.ts';
import { sampleProducts } from '../seed/sampleProducts.ts';
import { keepGuest } from '../session/keepGuest.ts';
import { visitorIn } from '../session/visitor.ts';
import type { Settings } from '../settings.ts';
import type { Apps } from '../site/createSite.ts';
import type { VisitorOf } from '../site/frontEnd.ts';
import { passOn } from '../site/passOn.ts';
import type { Readiness } from '../site/health.ts';
import { uploads } from '../site/uploads.ts';
import { StartFailure } from '../startFailure.ts';
import { explainStorage } from '../store/sql/explainStorage.ts';
import type { Seed } from '../store/sql/seedOnce.ts';
import { accountDeps } from './accounts.ts';
import { digest, newId, newToken } from './chance.ts';
import { clientIp } from './clientIp.ts';
import { cookieSession } from './cookieSession.ts';
import { encodings } from './encodings.ts';
import { keepHouse } from './housekeeping.ts';
import { keptImages } from './keptImages.ts';
import { multipartParts } from './multipart.ts';
import { openStorage, type Storage } from './openStorage.ts';
import { argon2Passwords } from './passwords.ts';
import type { PictureFiles } from './pictureFiles.ts';
import { placePictures } from './placePictures.ts';
import { requestId } from './requestIds.ts';
import { storageProbe } from './storageProbe.ts';
import { thumbnailFolder, withThumbnails } from './thumbnailFolder.ts';

/** What answers `/api` and `/uploads`. */
export type Backend = {
  apps: Apps;
  visitorOf: VisitorOf;
  readiness(): Promise<Readiness>;
  close(): Promise<void>;
};

export type BackendOptions = {
  settings: Settings;
  log: Log;
  /** Tells the operator what is going on. */
  say: (line: string) => void;
  /** Where browsers reach the front end, once it is known. */
  origin: () => string;
};

/** The sample where a store is tried out, and as many generated rows as the settings ask for. */
const seedFor = ({ seed }: Settings, pictures: PictureFiles): Seed => ({
  products: [...(seed.sample ? sampleProducts : []), ...generateProducts(seed.products)],
  orders: [...(seed.sample ? sampleOrders : []), ...generateOrders(seed.orders)],
  placePictures: async () => {
    // The generated ones show the sample's pictures too.
    if (seed.sample || seed.products > 0) await placePictures(pictures);
  },
});

/** A new store gets its sample. */
async function fill({ seedOnce, pictures }: Storage, { settings, say }: BackendOptions): Promise<void> {
  const seed = await seedOnce(() => seedFor(settings, pictures), Date.now());
  if (seed?.products.length) {
    say(`the store has ${seed.products.length} products and ${seed.orders.length} orders to try`);
  }
}

const HOUR = 3_600_000;

/** Other servers on the same store may have placed a picture, and commit its row in a moment. */
const sweptBefore = ({ storage }: Settings) =>
  storage.databaseUrl === undefined ? Infinity : Date.now() - HOUR;

async function ownBackend(opened: Storage, options: BackendOptions): Promise<Backend> {
  const { settings, log } = options;
  const { folder, pictures } = opened;
  await fill(opened, options);
  const thumbnails = thumbnailFolder(folder.thumbnails, pictures);
  const images = withThumbnails(keptImages(pictures), thumbnails);
  // Not where the database is new: it may only have been put aside, and its pictures are wanted again.
  if (!opened.isNew) await images.sweep(await opened.store.products.imagesInUse(), sweptBefore(settings));
  const { close: closeAccounts, ...accounts } = await accountDeps({ ...options, secret: opened.secret });
  const deps: Deps = {
    ...accounts,
    store: opened.store,
    images,
    readParts: multipartParts,
    passwords: argon2Passwords(),
    clock: Date.now,
    newToken,
    newId,
    requestId,
    digest,
    encodings,
    sessionPort: cookieSession(settings.https),
    clientIp: clientIp(settings.trustedProxies),
    log,
    explain: explainStorage,
  };
  if (!(await keepGuest(settings.guest, deps))) {
    throw new StartFailure('The setting GUEST_EMAIL is an administrator’s own address: choose another one.');
  }
  const stopTidying = keepHouse({ store: opened.store, dataDir: settings.dataDir, log, clock: Date.now });
  return {
    apps: {
      api: createApp(deps),
      uploads: uploads(settings.storage.bucket ? pictures : folder.uploads, thumbnails),
    },
    visitorOf: visitorIn(deps),
    readiness: storageProbe({ folder: folder.uploads, database: opened.database, log }),
    async close() {
      stopTidying();
      await closeAccounts();
      await opened.close();
    },
  };
}

/** This server's own handlers on the store in the data folder, or the backend that the settings name. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { settings, log, say } = options;
  if (settings.apiHost) {
    say(`passing /api on to ${settings.apiHost}`);
    const other = passOn(settings.apiHost, settings.https, { log, requestId });
    return {
      apps: { api: other, uploads: other },
      visitorOf: async () => 'unknown',
      readiness: async () => 'ready',
      close: async () => undefined,
    };
  }
  const opened = await openStorage(settings);
  try {
    if (opened.isNew) say(`a new store in ${settings.storage.databaseUrl ? 'PostgreSQL' : settings.dataDir}`);
    return await ownBackend(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
