import {
  MAX_LISTED_DELIVERIES,
  MAX_WEBHOOK_ENDPOINTS,
  PREVIOUS_SECRET_HOURS,
  WEBHOOK_SECRET_PREFIX,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#contract/webhooks/webhookCalls.ts';
import { refuseGuest } from '../accounts/currentPassword.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';
import { createRandomBytes } from '../base/ids.ts';
import type { StoredDelivery, StoredEndpoint } from '../base/webhooks.ts';

const HOUR_MS = 3_600_000;
/** Standard Webhooks allows 24 to 64. */
const SECRET_BYTES = 32;

const createSecret = (): string => WEBHOOK_SECRET_PREFIX + createRandomBytes(SECRET_BYTES).toBase64();

const toIso = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

const toPublicEndpoint = (
  { id, url, types, status, failingSince, previousSecret, createdAt }: StoredEndpoint,
  now: number,
): WebhookEndpoint => ({
  id,
  url,
  types: [...types],
  status,
  failingSince: toIso(failingSince),
  previousSecretUntil: toIso(previousSecret && previousSecret.until > now ? previousSecret.until : undefined),
  createdAt: new Date(createdAt).toISOString(),
});

const toPublicDelivery = (delivery: StoredDelivery): WebhookDelivery => ({
  id: String(delivery.position),
  messageId: delivery.messageId,
  type: delivery.type,
  subjectId: delivery.subjectId,
  status: delivery.status,
  attempts: delivery.attempts,
  createdAt: new Date(delivery.createdAt).toISOString(),
  attemptedAt: toIso(delivery.attemptedAt),
  nextAttemptAt: toIso(delivery.dueAt),
  answerStatus: delivery.answerStatus ?? null,
  answer: delivery.answer ?? null,
  problem: delivery.problem ?? null,
});

/** Throws a 400 about `url` if webhooks can't be sent there. */
function checkUrl(url: string, { webhooks }: Deps): void {
  switch (webhooks?.findUrlProblem(url)) {
    case 'invalid':
      return throwFieldError('url', (t) => t.webhookProblems.urlInvalid);
    case 'insecure':
      return throwFieldError('url', (t) => t.webhookProblems.urlInsecure);
    case 'private':
      return throwFieldError('url', (t) => t.webhookProblems.urlPrivate);
    case undefined:
  }
}

const throwNotFound = (): never => {
  throw new HttpError(404, (t) => t.webhookProblems.notFound);
};

/** Returns a delivery that is sent now. */
function toSending(outcome: StoredDelivery | 'notFound' | 'notActive', { webhooks }: Deps): WebhookDelivery {
  if (outcome === 'notFound') return throwNotFound();
  if (outcome === 'notActive') throw new HttpError(409, (t) => t.webhookProblems.notActive);
  webhooks?.wake();
  return toPublicDelivery(outcome);
}

export const webhookHandlers = {
  getWebhookEndpoints: {
    access: 'admins',
    handle: async ({ admin }, { db, clock }) => {
      refuseGuest(admin);
      const now = clock();
      return { endpoints: (await db.webhooks.findAll()).map((endpoint) => toPublicEndpoint(endpoint, now)) };
    },
  },

  createWebhookEndpoint: {
    access: 'admins',
    handle: async ({ admin, body: { url, types }, language }, deps) => {
      refuseGuest(admin);
      checkUrl(url, deps);
      const now = deps.clock();
      const endpoint: StoredEndpoint = {
        id: deps.createId(),
        url,
        types,
        status: 'active',
        secret: createSecret(),
        previousSecret: undefined,
        failingSince: undefined,
        createdAt: now,
        createdBy: admin.id,
        language,
      };
      if ((await deps.db.webhooks.add(endpoint, MAX_WEBHOOK_ENDPOINTS)) === 'limitReached')
        throw new HttpError(409, (t) => t.webhookProblems.tooMany(MAX_WEBHOOK_ENDPOINTS));
      deps.log.info({ webhook: endpoint.id }, 'webhook endpoint created');
      return { endpoint: toPublicEndpoint(endpoint, now), secret: endpoint.secret };
    },
  },

  saveWebhookEndpoint: {
    access: 'admins',
    handle: async ({ admin, params: { id }, body }, deps) => {
      refuseGuest(admin);
      if (body.url !== undefined) checkUrl(body.url, deps);
      const endpoint = (await deps.db.webhooks.change(id, body)) ?? throwNotFound();
      deps.log.info({ webhook: id, status: endpoint.status }, 'webhook endpoint changed');
      deps.webhooks?.wake();
      return { endpoint: toPublicEndpoint(endpoint, deps.clock()) };
    },
  },

  removeWebhookEndpoint: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, { db, log }) => {
      refuseGuest(admin);
      if (await db.webhooks.remove(id)) log.info({ webhook: id }, 'webhook endpoint removed');
      return {};
    },
  },

  rotateWebhookSecret: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, { db, clock, log }) => {
      refuseGuest(admin);
      const [now, secret] = [clock(), createSecret()];
      const until = now + PREVIOUS_SECRET_HOURS * HOUR_MS;
      const endpoint = (await db.webhooks.rotateSecret(id, secret, until)) ?? throwNotFound();
      log.info({ webhook: id }, 'webhook secret replaced');
      return { endpoint: toPublicEndpoint(endpoint, now), secret };
    },
  },

  getWebhookDeliveries: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, { db }) => {
      refuseGuest(admin);
      const deliveries = (await db.webhooks.getDeliveries(id, MAX_LISTED_DELIVERIES)) ?? throwNotFound();
      return { deliveries: deliveries.map(toPublicDelivery) };
    },
  },

  sendTestWebhook: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, deps) => {
      refuseGuest(admin);
      const delivery = toSending(await deps.db.webhooks.addTest(id, deps.clock()), deps);
      deps.log.info({ webhook: id, message: delivery.messageId }, 'test webhook sent');
      return { delivery };
    },
  },

  sendWebhookAgain: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, deps) => {
      refuseGuest(admin);
      // A number with fewer than 16 digits is exact.
      if (!/^\d{1,15}$/.test(id)) return throwNotFound();
      const delivery = toSending(await deps.db.webhooks.sendAgain(Number(id), deps.clock()), deps);
      deps.log.info({ delivery: id, message: delivery.messageId }, 'webhook sent again');
      return { delivery };
    },
  },
} satisfies Partial<Handlers>;
