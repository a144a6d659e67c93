import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { Log } from '../http/deps.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../accounts/sessions.ts';
import type { Store } from './store.ts';

type CleanupOptions = { store: Store; dataDir: string; log: Log; clock: () => number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long enough to look up a mail, short enough that links and codes don't accumulate. */
const MAIL_LIFETIME_MS = 7 * DAY_MS;

/** Removes files and folders with matching names that were last modified before a time. Returns how many. */
async function removeOldFiles(folder: string, names: RegExp, before: number): Promise<number> {
  const entries = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const path of entries.filter((name) => names.test(name)).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Removes expired sessions, registrations, codes, links, keys and mails. */
export async function cleanUp({
  store,
  dataDir,
  clock,
}: Omit<CleanupOptions, 'log'>): Promise<{ mails: number }> {
  const now = clock();
  await store.sessions.removeStale({ startedAt: now - SESSION_LIFETIME_MS, seenAt: now - SESSION_IDLE_MS });
  await store.registrations.removeStale(now - DAY_MS);
  await store.codes.removeStale(now - DAY_MS);
  await store.resetLinks.removeStale(now);
  await store.attempts.removeStale(now);
  await store.idempotency.removeStale(now - IDEMPOTENCY_KEY_LIFETIME_MS);
  // Left by a backup that was killed.
  await removeOldFiles(dataDir, /^\.held-/, now - DAY_MS);
  return {
    mails: await removeOldFiles(join(dataDir, 'outbox'), /\.eml(?:\.partial)?$/, now - MAIL_LIFETIME_MS),
  };
}

/** Cleans up now and every hour. Returns a function that stops it. */
export function startCleanupJob(options: CleanupOptions): () => void {
  const run = () =>
    cleanUp(options).then(
      ({ mails }) => mails > 0 && options.log.info({ mails }, 'old mails removed from the outbox'),
      (error: unknown) => options.log.warn({ err: error }, 'cleanup failed'),
    );
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
