import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { domainToUnicode } from 'node:url';
import { PRODUCT_NAME } from '#contract/settings/brand.ts';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { createAccountDeps } from './createAccountDeps.ts';
import { createBreachCheck } from '../accounts/breachedPasswords.ts';
import { createArgon2Passwords } from '../accounts/passwords.ts';
import { getExpiredTimes } from '../accounts/sessions.ts';
import { syncGuestAccount } from '../accounts/syncGuestAccount.ts';
import { createPasskeys } from '../accounts/passkeys/webauthn.ts';
import { createApiProxy } from '../http/apiProxy.ts';
import { createApp } from '../http/app.ts';
import { createClientIpReader } from '../http/clientIp.ts';
import { createCookieStorage, createDeviceStorage } from '../http/cookieStorage.ts';
import type { Apps, Readiness } from '../http/site.ts';
import type { Deps, Log } from '../base/deps.ts';
import { encodings } from '../http/encodings.ts';
import { getRequestId } from '../monitoring/log.ts';
import { toStorageHttpError } from '../http/storageHttpError.ts';
import { createLiveStreams, systemTimers } from '../live/createLiveStreams.ts';
import { createImageStore } from '../images/createImageStore.ts';
import { createImageBucket } from '../images/imageBucket.ts';
import { createImageFiles, type ImageFiles } from '../images/imageFiles.ts';
import { readMultipartParts } from '../images/multipart.ts';
import { createThumbnailStore, withThumbnails } from '../images/thumbnailStore.ts';
import { createUploads } from '../http/uploads.ts';
import type { MetricsRegistry } from '../monitoring/metrics.ts';
import { createSeed, createListProgress, createProgressPrinter } from '../seed/createSeed.ts';
import { type MailJob, startMailJob } from '../accounts/sendMails.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { startCleanupJob } from './cleanupJob.ts';
import { digest } from '../base/digest.ts';
import { createId, createToken } from '../base/ids.ts';
import { openStorage, type Storage } from '../db/openStorage.ts';
import { countOpenSessions } from '../db/accounts/admins.ts';
import { listenForRevisions } from '../db/postgres.ts';
import { createStorageProbe } from '../db/storageProbe.ts';
import { createSettingsReader } from '../storeDetails/createSettingsReader.ts';
import { createWebhookJob } from '../webhooks/webhookJob.ts';

export type Backend = {
  apps: Apps;
  /** Returns the settings to write into the page. */
  getPublicSettings(): Promise<PublicSettings>;
  getReadiness(): Promise<Readiness>;
  /** Starts to send waiting emails and webhooks. Called once the server listens, because links contain its address. */
  startSending(): void;
  /** Ends open streams, such as live updates. */
  endStreams(): void;
  close(): Promise<void>;
};

type BackendOptions = {
  settings: Settings;
  log: Log;
  metrics: MetricsRegistry | undefined;
  print: (line: string) => void;
  /** Returns the public origin of the front end, known once the server listens. */
  getOrigin: () => string;
};

const HOUR_MS = 3_600_000;

/** Opens the stores of images and thumbnails, and removes unused images. */
async function openImages(imageFiles: ImageFiles, { folder, isNew, db }: Storage, { storage }: Settings) {
  const thumbnails = createThumbnailStore(folder.thumbnails, imageFiles);
  const images = withThumbnails(createImageStore(imageFiles), thumbnails);
  // Another server may have saved an image and be about to commit its row.
  const savedBefore = storage.databaseUrl === undefined ? Infinity : Date.now() - HOUR_MS;
  // Keep all images if the database is new: an older database that uses them may be restored later.
  if (!isNew) await images.removeUnused(db.findUsedImageIds, savedBefore);
  const uploads = createUploads(storage.bucket ? imageFiles : folder.uploads, thumbnails);
  return { images, uploads };
}

/** Fills a new store with sample data. Warns if the store has no search index. */
async function seedStore(
  storage: Storage,
  imageFiles: ImageFiles,
  { settings, log, print }: BackendOptions,
): Promise<void> {
  const now = Date.now();
  const seed = await storage.seedOnce(
    () =>
      createSeed(settings.seed, imageFiles, {
        now,
        timeZone: settings.publicSettings.timeZone ?? undefined,
        reportProgress: createProgressPrinter(process.stdout),
      }),
    now,
  );
  if (seed?.products) print(`the store has ${seed.products} products and ${seed.orders} orders to try`);
  if (storage.searchFailure) {
    log.warn({ err: storage.searchFailure }, 'no search index: every search scans all rows');
  }
}

/** Environment variables that saved store details replace. */
const REPLACED_SETTINGS = 'STORE_NAME, CURRENCY, TIME_ZONE and CONTACT_*';

async function createLocalBackend(storage: Storage, options: BackendOptions): Promise<Backend> {
  const { settings, log, metrics } = options;
  const { db, database, folder } = storage;
  const liveStreams = createLiveStreams(db.revisionFeed, systemTimers);
  const { bucket } = settings.storage;
  const imageFiles = bucket ? createImageBucket(bucket) : createImageFiles(folder.uploads);
  await seedStore(storage, imageFiles, options);
  const { images, uploads } = await openImages(imageFiles, storage, settings);
  const { close: closeAccounts, ...accounts } = createAccountDeps({
    ...options,
    readSecret: storage.secret.read,
  });
  const webhookJob = createWebhookJob({ db, clock: Date.now, createId, log, metrics }, settings.webhooks);
  const deps: Deps = {
    ...accounts,
    db,
    images,
    readParts: readMultipartParts,
    passwords: createArgon2Passwords(createBreachCheck({ url: settings.accounts.breachedPasswordsUrl, log })),
    passkeys: createPasskeys(),
    historyDays: settings.historyDays,
    storeApiLimit: settings.storeApiLimit,
    productName: settings.brand.name ?? PRODUCT_NAME,
    webhooks: webhookJob,
    clock: Date.now,
    createToken,
    createId,
    getRequestId,
    digest,
    toUnicodeDomain: domainToUnicode,
    liveStreams,
    yieldToEventLoop: setImmediate,
    encodings,
    getTokenStorage: createCookieStorage(settings.https),
    getDeviceStorage: createDeviceStorage(settings.https),
    getClientIp: createClientIpReader(settings.trustedProxies),
    log,
    metrics,
    toHttpError: toStorageHttpError,
  };
  if (!(await syncGuestAccount(settings.guest, deps))) {
    throw new StartupError('GUEST_EMAIL is the address of an administrator: choose another one.');
  }
  metrics?.addSources({
    pingDatabase: async () => void (await sql`select 1`.execute(database)),
    countSessions: () => countOpenSessions(database, getExpiredTimes(Date.now())),
    countLiveStreams: liveStreams.getCount,
  });
  const { updatedAt } = await db.details.get();
  if (updatedAt !== null) options.print(`using the store details saved in Counter, not ${REPLACED_SETTINGS}`);
  const { databaseUrl } = settings.storage;
  // Don't wait for the claims of a server that was killed.
  if (!databaseUrl) {
    await db.outbox.makeAllDue(Date.now());
    await db.webhooks.endClaims();
  }
  const { publish } = db.revisionFeed;
  const listener = databaseUrl ? listenForRevisions({ url: databaseUrl, publish, log }) : undefined;
  const stopCleanupJob = startCleanupJob({ ...deps, dataDir: settings.dataDir });
  const probeStorage = createStorageProbe({ folder: folder.uploads, database, log });
  let mailJob: MailJob | undefined;
  return {
    apps: { api: createApp(deps), uploads },
    getPublicSettings: createSettingsReader({ ...options, db, publicSettings: settings.publicSettings }),
    async getReadiness() {
      const state = await probeStorage();
      return state === 'ready' && mailJob?.isStuck() ? 'mail stuck' : state;
    },
    startSending() {
      mailJob = startMailJob(deps);
      webhookJob.start();
    },
    endStreams: liveStreams.close,
    async close() {
      await Promise.all([mailJob?.stop(), webhookJob.stop()]);
      stopCleanupJob();
      await listener?.close();
      await closeAccounts();
      await storage.close();
    },
  };
}

function createProxyBackend(apiHost: string, { settings, log }: BackendOptions): Backend {
  const shutdown = new AbortController();
  const proxy = createApiProxy(apiHost, settings.https, {
    log,
    getRequestId,
    shutdownSignal: shutdown.signal,
  });
  return {
    apps: { api: proxy, uploads: proxy },
    getPublicSettings: async () => settings.publicSettings,
    getReadiness: async () => 'ready',
    startSending: () => undefined,
    endStreams: () => shutdown.abort(),
    close: async () => undefined,
  };
}

/** Opens this server's own store and handlers, or a proxy to the configured backend. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { settings, print } = options;
  if (settings.apiHost) {
    print(`forwarding /api to ${settings.apiHost}`);
    return createProxyBackend(settings.apiHost, options);
  }
  const storage = await openStorage(settings, createListProgress(createProgressPrinter(process.stdout)));
  try {
    const { databaseUrl } = settings.storage;
    if (storage.isNew) print(`created a new store in ${databaseUrl ? 'PostgreSQL' : settings.dataDir}`);
    return await createLocalBackend(storage, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
}
