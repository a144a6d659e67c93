import type { Deps } from '../base/deps.ts';
import type { StoredEndpoint, WebhookSender } from '../base/webhooks.ts';
import { CLAIM_MS, sendClaimed, type SendDeps, type SendOptions } from './sendWebhooks.ts';
import { findUrlProblem } from './webhookAddresses.ts';

/** Deliveries of an endpoint that are sent at the same time, each of another order or product. */
const MAX_RUNNING = 10;
/** For deferred deliveries, and those of a server that was killed. New ones wake the job. */
const INTERVAL_MS = 2000;
/** Deliveries that run when the server stops get this time. */
const SHUTDOWN_MS = 5000;

type JobDeps = SendDeps & Pick<Deps, 'clock'>;

export type WebhookJob = WebhookSender & {
  /** Starts to send waiting deliveries. */
  start(): void;
  /** Stops claiming. Resolves when no delivery is being sent. */
  stop(): Promise<void>;
};

const sleep = (milliseconds: number) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Creates the job that sends webhooks once it is started: when something is written, and every few seconds. */
export function createWebhookJob(deps: JobDeps, options: SendOptions, intervalMs = INTERVAL_MS): WebhookJob {
  const { db, clock, log } = deps;
  const shutdown = new AbortController();
  /** The running deliveries of each endpoint. */
  const running = new Map<string, Set<Promise<void>>>();
  let status: 'new' | 'started' | 'stopped' = 'new';
  let claiming: Promise<void> | undefined;
  /** Whether something was written since the job last looked. */
  let isWritten = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let unsubscribe: (() => void) | undefined;

  async function claimOf(endpoint: StoredEndpoint): Promise<void> {
    const own = running.get(endpoint.id) ?? new Set();
    running.set(endpoint.id, own);
    const free = MAX_RUNNING - own.size;
    if (free <= 0) return;
    const now = clock();
    for (const claimed of await db.webhooks.claimDue(endpoint.id, { now, until: now + CLAIM_MS }, free)) {
      const sending = sendClaimed(claimed, endpoint, shutdown.signal, options, deps)
        .catch((error: unknown) => log.warn({ err: error, webhook: endpoint.id }, 'webhook not recorded'))
        .finally(() => {
          own.delete(sending);
          wake();
        });
      own.add(sending);
    }
  }

  async function claimAll(): Promise<void> {
    for (;;) {
      if (!isWritten || status !== 'started') return;
      isWritten = false;
      for (const endpoint of await db.webhooks.findActive()) await claimOf(endpoint);
    }
  }

  function wake(): void {
    isWritten = true;
    if (status !== 'started') return;
    claiming ??= claimAll()
      .catch((error: unknown) => log.warn({ err: error }, 'webhooks not read'))
      .finally(() => (claiming = undefined));
  }

  return {
    findUrlProblem: (url) => findUrlProblem(url, options.privateAddresses),
    wake,
    start() {
      status = 'started';
      unsubscribe = db.revisionFeed.subscribe(wake);
      timer = setInterval(wake, intervalMs);
      timer.unref();
      wake();
    },
    async stop() {
      status = 'stopped';
      clearInterval(timer);
      unsubscribe?.();
      await claiming;
      const sending = Promise.all([...running.values()].flatMap((own) => [...own]));
      await Promise.race([sending, sleep(SHUTDOWN_MS)]);
      shutdown.abort();
      await sending;
    },
  };
}
