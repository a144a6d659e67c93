import type { Endpoints } from '#server/base/handler.ts';
import { examples } from '../../contract/examples.ts';

/** The calls of webhooks. */
const webhookCalls: readonly (keyof Endpoints)[] = [
  'getWebhookEndpoints',
  'createWebhookEndpoint',
  'saveWebhookEndpoint',
  'removeWebhookEndpoint',
  'rotateWebhookSecret',
  'getWebhookDeliveries',
  'sendTestWebhook',
  'sendWebhookAgain',
];

type Send = (name: keyof Endpoints, sent: unknown) => Promise<unknown>;

/** Builds a request with an endpoint or a delivery that exists. Returns `undefined` for other calls. */
export async function buildWebhookRequest(name: keyof Endpoints, send: Send) {
  if (!webhookCalls.includes(name)) return undefined;
  const { params, body } = examples[name].granted;
  if (!('id' in params)) return { params, body };
  const created = await send('createWebhookEndpoint', examples.createWebhookEndpoint.granted);
  const { endpoint } = created as { endpoint: { id: string } };
  if (name !== 'sendWebhookAgain') return { params: { id: endpoint.id }, body };
  const tested = await send('sendTestWebhook', { params: { id: endpoint.id }, body: undefined });
  return { params: { id: (tested as { delivery: { id: string } }).delivery.id }, body };
}
