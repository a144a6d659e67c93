import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { identifierText } from '../text/textSchemas.ts';
import { TEST_TYPE, WEBHOOK_TYPES } from './webhookEvents.ts';

/** Capability of a backend that sends webhooks, whose endpoints administrators manage. The guest doesn't get it. */
export const WEBHOOKS_CAPABILITY = 'store.webhooks';

export const MAX_WEBHOOK_ENDPOINTS = 10;
/** In UTF-16 code units. */
export const MAX_WEBHOOK_URL_LENGTH = 2000;
/** The newest deliveries that are listed. */
export const MAX_LISTED_DELIVERIES = 100;
/** The start of a receiver's answer that is kept, in UTF-16 code units. */
export const MAX_ANSWER_LENGTH = 500;
/** Every secret starts with this, by the specification of Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** How long a replaced secret still signs, beside the new one. */
export const PREVIOUS_SECRET_HOURS = 24;

/**
 * `paused`: by an administrator. `failed`: by the server, after a day without a successful delivery. `gone`: by the server,
 * because the receiver answered 410.
 */
const ENDPOINT_STATUSES = ['active', 'paused', 'failed', 'gone'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];

const types = z.array(z.enum(WEBHOOK_TYPES)).check(z.minLength(1), z.maxLength(WEBHOOK_TYPES.length));

/** An address that gets webhooks, without its secret. Times are ISO 8601. */
const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  status: z.enum(ENDPOINT_STATUSES),
  /** The first failure since the last success. Null if the last attempt succeeded, or there was none. */
  failingSince: z.nullable(z.string()),
  /** Until then, webhooks are also signed with the secret before the last one. */
  previousSecretUntil: z.nullable(z.string()),
  createdAt: z.string(),
});
export type WebhookEndpoint = z.output<typeof endpoint>;

/**
 * `waiting`: it is sent, or sent again, at `nextAttemptAt`, or after an earlier event of the same order or product.
 * `failed`: it isn't sent any more.
 */
const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

/** Why an attempt got no answer, or one that was not used. */
export const DELIVERY_PROBLEMS = [
  'timeout',
  'unknownHost',
  'unreachable',
  'certificate',
  'privateAddress',
  'insecure',
  'redirect',
  'unreadable',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** An event for one endpoint. Times are ISO 8601. */
const delivery = z.object({
  id: z.string(),
  /** Sent as `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  type: z.enum([...WEBHOOK_TYPES, TEST_TYPE]),
  /** The order's or product's `_id`. */
  subjectId: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  createdAt: z.string(),
  /** The last attempt. */
  attemptedAt: z.nullable(z.string()),
  /** Null unless it waits for a time. */
  nextAttemptAt: z.nullable(z.string()),
  /** HTTP status of the last attempt's answer. Null without an answer. */
  answerStatus: z.nullable(z.int()),
  /** The answer's first characters. */
  answer: z.nullable(z.string()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
});
export type WebhookDelivery = z.output<typeof delivery>;

const call = { capability: WEBHOOKS_CAPABILITY } as const;
const withoutBody = { bodyType: 'none', body: z.undefined() } as const;

/** Returns all endpoints, the oldest first. */
export const getWebhookEndpoints = defineCall({
  ...call,
  ...withoutBody,
  method: 'GET',
  path: '/api/webhooks',
  response: z.object({ endpoints: z.array(endpoint) }),
});

/**
 * Adds an endpoint. The response is the only one with its secret. A 400 about `url` if webhooks can't be sent there, and a
 * 409 above `MAX_WEBHOOK_ENDPOINTS`.
 */
export const createWebhookEndpoint = defineCall({
  ...call,
  method: 'POST',
  path: '/api/webhooks',
  bodyType: 'json',
  body: z.object({ url: identifierText, types }),
  response: z.object({ endpoint, secret: z.string() }),
});

/** Changes an endpoint. What is missing stays. A 404 if it was removed. */
export const saveWebhookEndpoint = defineCall({
  ...call,
  method: 'POST',
  path: '/api/webhooks/:id',
  bodyType: 'json',
  body: z.object({
    url: z.optional(identifierText),
    types: z.optional(types),
    /** An active endpoint gets the events that waited when it was paused, but none from the time of the pause. */
    status: z.optional(z.enum(['active', 'paused'])),
  }),
  response: z.object({ endpoint }),
});

/** Removes an endpoint with its deliveries. Does nothing if it was already removed. */
export const removeWebhookEndpoint = defineCall({
  ...call,
  ...withoutBody,
  method: 'DELETE',
  path: '/api/webhooks/:id',
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Replaces the secret. The one before also signs for `PREVIOUS_SECRET_HOURS`. A 404 if the endpoint was removed. */
export const rotateWebhookSecret = defineCall({
  ...call,
  ...withoutBody,
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  response: z.object({ endpoint, secret: z.string() }),
});

/** Returns the newest deliveries first, at most `MAX_LISTED_DELIVERIES`. A 404 if the endpoint was removed. */
export const getWebhookDeliveries = defineCall({
  ...call,
  ...withoutBody,
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  response: z.object({ deliveries: z.array(delivery) }),
});

/** Sends a test event now. A 404 if the endpoint was removed, and a 409 if it isn't active. */
export const sendTestWebhook = defineCall({
  ...call,
  ...withoutBody,
  method: 'POST',
  path: '/api/webhooks/:id/test',
  response: z.object({ delivery }),
});

/** Sends a delivery again now, with the same `webhook-id`. A 404 if it was removed, and a 409 if its endpoint isn't active. */
export const sendWebhookAgain = defineCall({
  ...call,
  ...withoutBody,
  method: 'POST',
  path: '/api/webhook-deliveries/:id/send',
  response: z.object({ delivery }),
});
