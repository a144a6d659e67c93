import {
  MAX_WEBHOOK_ENDPOINTS,
  WEBHOOK_SECRET_PREFIX,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#contract/webhooks/webhookCalls.ts';

export const activeEndpoint: WebhookEndpoint = {
  id: 'active',
  url: 'https://shop.diya.example/webhooks',
  types: ['order.placed', 'order.status', 'order.payment'],
  status: 'active',
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-12T09:30:00.000Z',
};

export const failingEndpoint: WebhookEndpoint = {
  ...activeEndpoint,
  id: 'failing',
  url: 'https://warehouse.diya.example/counter',
  types: ['product.stock'],
  failingSince: '2026-11-20T06:05:00.000Z',
  previousSecretUntil: '2026-11-21T07:45:00.000Z',
};

export const pausedEndpoint: WebhookEndpoint = { ...activeEndpoint, id: 'paused', status: 'paused' };
export const failedEndpoint: WebhookEndpoint = { ...failingEndpoint, id: 'failed', status: 'failed' };
export const goneEndpoint: WebhookEndpoint = { ...activeEndpoint, id: 'gone', status: 'gone' };

/** A long address without a place to break. */
export const longEndpoint: WebhookEndpoint = {
  ...activeEndpoint,
  id: 'long',
  url: `https://storefront-production-eu-central-1.diya-and-daughters.example/${'webhooks'.repeat(20)}`,
};

/** As many as a store can have. */
export const allEndpoints: readonly WebhookEndpoint[] = Array.from(
  { length: MAX_WEBHOOK_ENDPOINTS },
  (_, index) => ({ ...activeEndpoint, id: `endpoint-${index}` }),
);

export const sampleWebhookSecret = `${WEBHOOK_SECRET_PREFIX}MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwVn0c4mWyhXo=`;

export const delivered: WebhookDelivery = {
  id: '4',
  messageId: 'msg_0559610b3a940c63a2fa7552',
  type: 'order.placed',
  subjectId: '0559610b3a940c63a2fa7552',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-11-20T08:05:00.000Z',
  attemptedAt: '2026-11-20T08:05:01.000Z',
  nextAttemptAt: null,
  answerStatus: 200,
  answer: '{"received":true}',
  problem: null,
};

export const deferred: WebhookDelivery = {
  ...delivered,
  id: '3',
  type: 'order.status',
  status: 'waiting',
  attempts: 3,
  nextAttemptAt: '2026-11-20T09:35:00.000Z',
  answerStatus: 503,
  answer: '<h1>Service Unavailable</h1>\nPlease come back later.',
};

export const blocked: WebhookDelivery = {
  ...deferred,
  id: '2',
  type: 'order.payment',
  attempts: 0,
  attemptedAt: null,
  nextAttemptAt: null,
  answerStatus: null,
  answer: null,
};

export const givenUp: WebhookDelivery = {
  ...delivered,
  id: '1',
  type: 'product.stock',
  subjectId: '66e9a1f04c7b2d0013a5e101',
  status: 'failed',
  attempts: 10,
  answerStatus: null,
  answer: null,
  problem: 'timeout',
};

export const redirected: WebhookDelivery = {
  ...givenUp,
  id: '0',
  type: 'test',
  attempts: 1,
  answerStatus: 301,
  problem: 'redirect',
};
