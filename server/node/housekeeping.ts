import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../deps.ts';
import { SESSION_IDLE, SESSION_LIFE } from '../session/sessions.ts';
import type { Store } from '../store/port.ts';

type House = { store: Store; dataDir: string; log: Log; clock: () => number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Mails that were only written: long enough to look for one, short enough that links and codes don't pile up. */
const MAIL_LIFE = 7 * DAY;

/** Removes files and folders of these names that nobody has touched for so long. */
async function removeOld(folder: string, names: RegExp, before: number): Promise<number> {
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

/** Whatever has run out: the code that uses it wouldn't take it any more, but it would stay for ever. */
export async function tidy({ store, dataDir, clock }: Omit<House, 'log'>): Promise<{ mails: number }> {
  const now = clock();
  await store.sessions.removeStale({ startedAt: now - SESSION_LIFE, seenAt: now - SESSION_IDLE });
  await store.registrations.removeStale(now - DAY);
  await store.codes.removeStale(now - DAY);
  await store.resetLinks.removeStale(now);
  await store.attempts.removeStale(now);
  // Held by a backup that was killed.
  await removeOld(dataDir, /^\.held-/, now - DAY);
  return { mails: await removeOld(join(dataDir, 'outbox'), /\.eml(?:\.partial)?$/, now - MAIL_LIFE) };
}

/** Tidies up now and every hour; gives the way to stop. */
export function keepHouse(house: House): () => void {
  const work = () =>
    tidy(house).then(
      ({ mails }) => mails > 0 && house.log.info({ mails }, 'old mails removed from the outbox'),
      (error: unknown) => house.log.warn({ err: error }, 'tidying up failed'),
    );
  void work();
  const timer = setInterval(() => void work(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
