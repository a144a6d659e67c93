import type { BackgroundTasks, Log } from './deps.ts';

/** Enough to send the response first, so that the work's duration doesn't reveal whether an account exists. */
const DELAY_MS = 200;

export function createBackgroundTasks(log: Log, delayMs = DELAY_MS): BackgroundTasks {
  const pending = new Set<Promise<void>>();
  const shutdown = new AbortController();
  return {
    run(work) {
      const task = new Promise((start) => void setTimeout(start, delayMs))
        .then(() => work(shutdown.signal))
        .catch((error: unknown) => log.error({ err: error }, 'background task failed'))
        .finally(() => pending.delete(task));
      pending.add(task);
    },
    async waitUntilIdle() {
      while (pending.size > 0) await Promise.all(pending);
    },
    shutDown: () => shutdown.abort(),
  };
}
