import type { Json, ToJsonSchema } from '../openApi/jsonSchema.ts';
import { webhookData, WEBHOOK_TYPES, type WebhookType } from '../webhooks/webhookEvents.ts';

const summaries: Record<WebhookType, string> = {
  'order.placed': 'An order was placed',
  'order.status': 'The status of an order has changed',
  'order.payment': 'The payment of an order has changed',
  'product.stock':
    'The stock of a product has changed: by an order, by returned pieces, or by an administrator',
};

const headers: readonly [name: string, description: string, schema: Json][] = [
  [
    'webhook-id',
    'The same in every attempt. Ignore a webhook whose id you have processed.',
    { type: 'string' },
  ],
  [
    'webhook-timestamp',
    'When this attempt was made, in seconds since 1970. Refuse one that is minutes old.',
    { type: 'string', pattern: String.raw`^\d+$` },
  ],
  [
    'webhook-signature',
    'Signatures of `{id}.{timestamp}.{body}` with HMAC-SHA256, by Standard Webhooks 1.0.0, separated by spaces. One of ' +
      'them must match: for 24 hours after the secret was replaced, there are two.',
    { type: 'string' },
  ],
];

function toWebhook(type: WebhookType, toJsonSchema: ToJsonSchema): Json {
  const schema = {
    type: 'object',
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', description: 'When it happened, ISO 8601.' },
      data: toJsonSchema(webhookData[type], 'output'),
    },
    required: ['type', 'timestamp', 'data'],
  };
  return {
    post: {
      operationId: type,
      summary: summaries[type],
      parameters: headers.map(([name, description, of]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: of,
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Received. Answer within 15 seconds, before you process it.' },
        410: { description: 'No webhooks are wanted any more. Counter pauses the address.' },
        default: {
          description:
            'Not received, also in case of a redirect. It is sent again, after `Retry-After` or later, for up to three days. ' +
            'Later events of the same order or product wait.',
        },
      },
      // They are signed.
      security: [],
    },
  };
}

/** Describes the webhooks that administrators let Counter send to a storefront. */
export const buildWebhooks = (toJsonSchema: ToJsonSchema): Json =>
  Object.fromEntries(WEBHOOK_TYPES.map((type) => [type, toWebhook(type, toJsonSchema)]));
