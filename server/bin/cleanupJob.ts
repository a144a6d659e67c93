import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { Deps } from '../base/deps.ts';
import { removeUnusedImages } from '../images/saveWithImages.ts';
import { PIN_FOLDER_PATTERN } from '../archive/archiveImages.ts';
import { getExpiredTimes } from '../accounts/sessions.ts';

type CleanupOptions = Pick<Deps, 'db' | 'images' | 'historyDays' | 'log' | 'clock'> & { dataDir: string };
type JobOptions = CleanupOptions & Pick<Deps, 'backgroundTasks'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long enough to look up an email, and short enough that links and codes don't accumulate. */
const EMAIL_LIFETIME_MS = 7 * DAY_MS;
/** Of webhooks, so that they can be sent again. */
const DELIVERY_LIFETIME_MS = 7 * DAY_MS;
/** How long an order's dialog says that an email could not be sent. */
const FAILURE_LIFETIME_MS = 30 * DAY_MS;

/** Removes files and folders with matching names that were last modified before a time. Returns how many. */
async function removeOldFiles(folder: string, names: RegExp, modifiedBefore: number): Promise<number> {
  const entries = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const path of entries.filter((name) => names.test(name)).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= modifiedBefore) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Removes old entries of the history, with the images that only they used. */
async function removeOldEntries({ historyDays, ...deps }: CleanupOptions): Promise<void> {
  const before = deps.clock() - historyDays * DAY_MS;
  for await (const publicIds of deps.db.history.removeProductEntries(before))
    await removeUnusedImages(
      publicIds.map((publicId) => ({ publicId })),
      deps,
    );
}

/**
 * Removes expired sessions, registrations, codes, links, challenges, keys, emails, deliveries of webhooks and entries of the
 * history.
 */
export async function cleanUp(options: CleanupOptions): Promise<{ emails: number }> {
  const { db, dataDir, clock } = options;
  const now = clock();
  await db.sessions.removeStale(getExpiredTimes(now));
  await db.registrations.removeStale(now - DAY_MS);
  await db.codes.removeStale(now - DAY_MS);
  await db.resetLinks.removeStale(now);
  await db.passkeys.removeStaleChallenges(now);
  await db.attempts.removeStale(now);
  await db.orderMails.removeFailures(now - FAILURE_LIFETIME_MS);
  await db.idempotency.removeStale(now - IDEMPOTENCY_KEY_LIFETIME_MS);
  await db.webhooks.removeOld(now - DELIVERY_LIFETIME_MS);
  // Pinned images of backups that were killed.
  await removeOldFiles(dataDir, PIN_FOLDER_PATTERN, now - DAY_MS);
  await removeOldEntries(options);
  return {
    emails: await removeOldFiles(join(dataDir, 'outbox'), /\.eml(?:\.partial)?$/, now - EMAIL_LIFETIME_MS),
  };
}

/**
 * Cleans up now and every hour, and continues a change of the time zone that another process has not finished. Returns a
 * function that stops it.
 */
export function startCleanupJob(options: JobOptions): () => void {
  const { db, backgroundTasks } = options;
  const run = () => {
    backgroundTasks.run((shutdown) => db.details.finishTimeZoneChange(shutdown));
    return cleanUp(options).then(
      ({ emails }) => emails > 0 && options.log.info({ emails }, 'old emails removed from the outbox'),
      (error: unknown) => options.log.warn({ err: error }, 'cleanup failed'),
    );
  };
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
