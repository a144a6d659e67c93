import { type AccountMailDeps, buildAccountMail } from './accountMails.ts';
import { buildOrderMail, isOrderMail } from '../mail/buildOrderMail.ts';
import type { Mail } from '../base/mail.ts';
import type { MailFailure } from '../base/orderMails.ts';
import type { Deps } from '../base/deps.ts';
import { type Claim, CLAIM_MS, type ClaimedMail } from '../base/outbox.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Delays after each failed attempt. The last one repeats until the email expires. */
export const RETRY_DELAYS_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
] as const;

const getRetryDelay = (attempts: number): number =>
  RETRY_DELAYS_MS[attempts - 1] ?? RETRY_DELAYS_MS[RETRY_DELAYS_MS.length - 1] ?? MINUTE_MS;

type MailDeps = AccountMailDeps & Pick<Deps, 'mailer' | 'backgroundTasks' | 'log' | 'metrics'>;

/**
 * Returns true if the mail server has refused the email itself (5xx). A refused sign-in is temporary, because the
 * operator can correct the settings.
 */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  /^5\d\d$/.test(String(error.responseCode)) &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** An email, with the account or the orders that it is about. */
type BuiltMail = { mail: Mail; admin?: string | undefined; orderIds?: string[] };

const buildMail = (waiting: ClaimedMail, deps: MailDeps): Promise<BuiltMail | undefined> =>
  isOrderMail(waiting) ? buildOrderMail(waiting, deps) : buildAccountMail(waiting, deps);

type Attempt =
  | { outcome: 'sent'; orderIds: string[] | undefined }
  | { outcome: 'needless' | 'refused' | 'deferred' };

/** Builds and sends an email. */
async function trySending(waiting: ClaimedMail, deps: MailDeps): Promise<Attempt> {
  const { id, kind, createdAt, attempts } = waiting;
  const fields = { mail: id, kind };
  try {
    const built = await buildMail(waiting, deps);
    if (!built) return { outcome: 'needless' };
    const { mail, admin, orderIds } = built;
    await deps.mailer.send({ ...mail, id, createdAt, sentAt: deps.clock() });
    deps.metrics?.countEmail('sent');
    deps.log.info({ ...fields, admin, orders: orderIds }, 'email sent');
    return { outcome: 'sent', orderIds };
  } catch (error) {
    if (isPermanent(error)) {
      deps.metrics?.countEmail('failed');
      deps.log.error({ ...fields, err: error }, 'email not sent');
      return { outcome: 'refused' };
    }
    deps.metrics?.countEmail('deferred');
    deps.log.warn({ ...fields, attempts, err: error }, 'email deferred');
    return { outcome: 'deferred' };
  }
}

/** Removes an email that can't be sent. One about orders stays visible in their dialogs. */
const giveUp = (waiting: ClaimedMail, reason: MailFailure, { db, clock }: MailDeps): Promise<void> =>
  isOrderMail(waiting)
    ? db.orderMails.recordFailure(waiting.id, reason, clock())
    : db.outbox.remove(waiting.id);

/** Sends a claimed email and removes it, or defers it. */
async function sendClaimed(waiting: ClaimedMail, deps: MailDeps): Promise<void> {
  const { outbox } = deps.db;
  const { id, kind, attempts, expiresAt } = waiting;
  if (expiresAt <= deps.clock()) {
    if (kind !== 'none') {
      deps.metrics?.countEmail('failed');
      deps.log.error({ mail: id, kind, attempts }, 'email expired before it was sent');
    }
    return giveUp(waiting, 'expired', deps);
  }
  const attempt = await trySending(waiting, deps);
  switch (attempt.outcome) {
    case 'sent':
      return attempt.orderIds
        ? deps.db.orderMails.recordSent(waiting, attempt.orderIds, new Date(deps.clock()).toISOString())
        : outbox.remove(id);
    case 'needless':
      return outbox.remove(id);
    case 'refused':
      return giveUp(waiting, 'refused', deps);
    case 'deferred':
      return outbox.defer(id, Math.min(deps.clock() + getRetryDelay(attempts), expiresAt));
    default:
      return attempt satisfies never;
  }
}

const createClaim = (now: number): Claim => ({ now, until: now + CLAIM_MS });

/** Sends a new email after the response. If this process ends first, the email is sent by `startMailJob`. */
export function sendInBackground(id: string, deps: MailDeps): void {
  deps.backgroundTasks.run(async () => {
    const claimed = await deps.db.outbox.claim(id, createClaim(deps.clock()));
    if (claimed) await sendClaimed(claimed, deps);
  });
}

const MAX_CLAIMED = 20;

/** Sends the emails that are due: deferred ones, and those of a server that was killed. */
async function sendDueMails(deps: MailDeps): Promise<void> {
  const due = await deps.db.outbox.claimDue(createClaim(deps.clock()), MAX_CLAIMED);
  for (const claimed of due) deps.backgroundTasks.run(() => sendClaimed(claimed, deps));
}

/** `/readyz` reports emails that could not be sent for this time. Shorter than the lifetime of a code. */
export const STUCK_MS = 2 * MINUTE_MS;

/** Returns true if an email could not be sent for too long. */
async function isMailStuck({ db, clock }: Pick<MailDeps, 'db' | 'clock'>): Promise<boolean> {
  const oldest = await db.outbox.findOldestDeferred();
  return oldest !== undefined && clock() - oldest > STUCK_MS;
}

const INTERVAL_MS = 5 * SECOND_MS;

export type MailJob = {
  /** Returns true if emails could not be sent for too long, when the job last looked. */
  isStuck(): boolean;
  /** Resolves when no email is being claimed. */
  stop(): Promise<void>;
};

/** Sends the emails that are due now and every few seconds, until it is stopped. Logs when they are stuck. */
export function startMailJob(deps: MailDeps, intervalMs = INTERVAL_MS): MailJob {
  let isStuck = false;

  async function run(): Promise<void> {
    const wasStuck = isStuck;
    isStuck = await isMailStuck(deps);
    if (isStuck && !wasStuck) deps.log.error({ minutes: STUCK_MS / MINUTE_MS }, 'emails are stuck');
    if (!isStuck && wasStuck) deps.log.info({}, 'emails are no longer stuck');
    await sendDueMails(deps);
  }
  const start = () => run().catch((error: unknown) => deps.log.warn({ err: error }, 'outbox not read'));
  let running = start();
  const timer = setInterval(() => void (running = running.then(start)), intervalMs);
  timer.unref();
  return {
    isStuck: () => isStuck,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
