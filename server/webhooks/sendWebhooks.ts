import type { Deps } from '../base/deps.ts';
import type { ClaimedDelivery, StoredEndpoint } from '../base/webhooks.ts';
import { createPausedMails } from './pausedMails.ts';
import { isSuccess, type PostOptions, postWebhook, TIMEOUT_MS, type WebhookResult } from './postWebhook.ts';
import { signWebhook } from './signWebhook.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Twice the timeout of an attempt, so that the clocks of two servers may differ by as much. */
export const CLAIM_MS = 2 * TIMEOUT_MS;

/** An endpoint that has only failed for this time is paused. */
export const PAUSE_MS = 24 * HOUR_MS;

/** Status of a receiver that wants no webhooks any more. */
const GONE = 410;

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'log' | 'metrics'>;

export type SendOptions = PostOptions & {
  /** Delays after each failed attempt. After the last one, the delivery is given up. */
  retryDelaysMs: readonly number[];
};

/** Records a failed attempt. Pauses an endpoint that is gone or has failed for a day, and tells its owner. */
async function recordFailure(
  claimed: ClaimedDelivery,
  endpoint: StoredEndpoint,
  { retryAfterMs = 0, ...answer }: WebhookResult,
  { retryDelaysMs }: SendOptions,
  deps: SendDeps,
): Promise<void> {
  const { db, clock, log, metrics } = deps;
  const at = clock();
  const delayMs = claimed.failures === undefined ? undefined : retryDelaysMs[claimed.failures];
  const retryAt = delayMs === undefined ? undefined : at + Math.max(delayMs, retryAfterMs);
  await db.webhooks.recordFailure(claimed, { ...answer, at, retryAt });
  metrics?.countWebhook(retryAt === undefined ? 'failed' : 'deferred');
  const { answerStatus, problem } = answer;
  const fields = { webhook: endpoint.id, message: claimed.messageId, attempts: claimed.attempts };
  log.warn(
    { ...fields, answerStatus, problem },
    retryAt === undefined ? 'webhook failed' : 'webhook deferred',
  );
  const { failingSince } = endpoint;
  const isOld = failingSince !== undefined && at - failingSince >= PAUSE_MS;
  if (answerStatus !== GONE && !isOld) return;
  const status = answerStatus === GONE ? 'gone' : 'failed';
  const mails = await createPausedMails(endpoint, deps);
  if (await db.webhooks.pause(endpoint.id, status, status === 'failed' ? failingSince : undefined, mails))
    log.error({ webhook: endpoint.id, status }, 'webhook endpoint paused');
}

/** Sends a claimed delivery and records the result. If the server shuts down before, the claim expires. */
export async function sendClaimed(
  claimed: ClaimedDelivery,
  endpoint: StoredEndpoint,
  shutdown: AbortSignal,
  options: SendOptions,
  deps: SendDeps,
): Promise<void> {
  const { messageId: id, body } = claimed;
  const headers = signWebhook({ id, body, sentAt: deps.clock() }, endpoint);
  const result = await postWebhook({ url: endpoint.url, headers, body, shutdown }, options);
  if (!isSuccess(result)) return recordFailure(claimed, endpoint, result, options, deps);
  await deps.db.webhooks.recordSuccess(claimed, result, deps.clock());
  deps.metrics?.countWebhook('delivered');
  deps.log.info({ webhook: endpoint.id, message: id, attempts: claimed.attempts }, 'webhook delivered');
}
