import { setImmediate } from 'node:timers/promises';
import { domainToUnicode } from 'node:url';
import { normalizeEmail } from '#contract/accounts/email.ts';
import { createAccountDeps } from '../accounts/createAccountDeps.ts';
import { createArgon2Passwords } from '../accounts/passwords.ts';
import { syncGuestAccount } from '../accounts/syncGuestAccount.ts';
import { apiProxy } from '../http/apiProxy.ts';
import { createApp } from '../http/app.ts';
import { createClientIp } from '../http/clientIp.ts';
import { createCookieSession } from '../http/cookieSession.ts';
import type { Apps, Readiness } from '../http/site.ts';
import type { Deps, Log } from '../http/deps.ts';
import { encodings } from '../http/encodings.ts';
import { requestId } from '../http/log.ts';
import { createLiveStreams, systemTimers } from '../live/liveStreams.ts';
import { createImageStore } from '../images/createImageStore.ts';
import { readMultipartParts } from '../images/multipart.ts';
import { createThumbnailStore, withThumbnails } from '../images/thumbnailStore.ts';
import { createUploads } from '../images/uploads.ts';
import { createSeed, createListProgress, createProgressPrinter } from '../seed/createSeed.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { startCleanupJob } from '../store/cleanupJob.ts';
import { digest, newId, newToken } from '../store/ids.ts';
import { openStorage, type Storage } from '../store/openStorage.ts';
import { listenForRevisions } from '../store/sql/postgres.ts';
import { toStorageHttpError } from '../store/sql/storageErrors.ts';
import { createStorageProbe } from '../store/storageProbe.ts';

export type Backend = {
  apps: Apps;
  readiness(): Promise<Readiness>;
  /** Ends open streams, such as live updates. */
  endStreams(): void;
  close(): Promise<void>;
};

type BackendOptions = {
  settings: Settings;
  log: Log;
  report: (line: string) => void;
  /** Returns the public origin of the front end, known once the server listens. */
  origin: () => string;
};

const HOUR_MS = 3_600_000;

/** Opens the stored images and their thumbnails, and removes unused images. */
async function openImages({ folder, imageFiles, isNew, store }: Storage, { storage }: Settings) {
  const thumbnails = createThumbnailStore(folder.thumbnails, imageFiles);
  const images = withThumbnails(createImageStore(imageFiles), thumbnails);
  // Another server may have saved an image and be about to commit its row.
  const before = storage.databaseUrl === undefined ? Infinity : Date.now() - HOUR_MS;
  // A new database may be a temporary replacement: the images belong to the old one.
  if (!isNew) await images.sweep(store.products.imagesInUse, before);
  const uploads = createUploads(storage.bucket ? imageFiles : folder.uploads, thumbnails);
  return { images, uploads };
}

/** Fills a new store with sample data, and warns if search has no index. */
async function prepareRows(opened: Storage, { settings, log, report }: BackendOptions): Promise<void> {
  const now = Date.now();
  const seed = await opened.seedOnce(
    () =>
      createSeed(settings.seed, opened.imageFiles, {
        now,
        timeZone: settings.published.timeZone ?? undefined,
        report: createProgressPrinter(process.stdout),
      }),
    now,
  );
  if (seed?.products) report(`the store has ${seed.products} products and ${seed.orders} orders to try`);
  if (opened.searchFailure) {
    log.warn({ err: opened.searchFailure }, 'no search index: every search scans all rows');
  }
}

/** Logs accounts that can't sign in because another account has the same normalized address. */
async function logUnreachableAccounts({ store }: Storage, log: Log): Promise<void> {
  for (const { id, email } of await store.admins.all()) {
    if (email === normalizeEmail(email)) continue;
    log.warn(
      { admin: id },
      'another account has the same email address: this one can’t sign in and can be removed',
    );
  }
}

async function createOwnBackend(opened: Storage, options: BackendOptions): Promise<Backend> {
  const { settings, log } = options;
  const { store, database, folder } = opened;
  const liveStreams = createLiveStreams(store.revisionFeed, systemTimers);
  await prepareRows(opened, options);
  const { images, uploads } = await openImages(opened, settings);
  const { getOrCreateSecret } = opened;
  const { close: closeAccounts, ...accounts } = await createAccountDeps({ ...options, getOrCreateSecret });
  const deps: Deps = {
    ...accounts,
    store,
    currency: settings.published.currency,
    images,
    readParts: readMultipartParts,
    passwords: createArgon2Passwords(),
    clock: Date.now,
    newToken,
    newId,
    requestId,
    digest,
    toUnicodeDomain: domainToUnicode,
    liveStreams,
    yieldToOthers: setImmediate,
    encodings,
    sessionPort: createCookieSession(settings.https),
    clientIp: createClientIp(settings.trustedProxies),
    log,
    toHttpError: toStorageHttpError,
  };
  if (!(await syncGuestAccount(settings.guest, deps))) {
    throw new StartupError('The setting GUEST_EMAIL is an administrator’s own address: choose another one.');
  }
  await logUnreachableAccounts(opened, log);
  const { databaseUrl } = settings.storage;
  const { publish } = store.revisionFeed;
  const listener = databaseUrl ? listenForRevisions({ url: databaseUrl, publish, log }) : undefined;
  const stopCleanupJob = startCleanupJob({ store, dataDir: settings.dataDir, log, clock: Date.now });
  return {
    apps: { api: createApp(deps), uploads },
    readiness: createStorageProbe({ folder: folder.uploads, database, log }),
    endStreams: liveStreams.close,
    async close() {
      stopCleanupJob();
      await listener?.close();
      await closeAccounts();
      await opened.close();
    },
  };
}

function createProxyBackend(apiHost: string, { settings, log }: BackendOptions): Backend {
  const stopping = new AbortController();
  const proxy = apiProxy(apiHost, settings.https, { log, requestId, stopping: stopping.signal });
  return {
    apps: { api: proxy, uploads: proxy },
    readiness: async () => 'ready',
    endStreams: () => stopping.abort(),
    close: async () => undefined,
  };
}

/** Opens this server's own store and handlers, or a proxy to the configured backend. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { settings, report } = options;
  if (settings.apiHost) {
    report(`forwarding /api to ${settings.apiHost}`);
    return createProxyBackend(settings.apiHost, options);
  }
  const opened = await openStorage(settings, createListProgress(createProgressPrinter(process.stdout)));
  try {
    const { databaseUrl } = settings.storage;
    if (opened.isNew) report(`a new store in ${databaseUrl ? 'PostgreSQL' : settings.dataDir}`);
    return await createOwnBackend(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
