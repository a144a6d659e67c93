import { extensions } from '#contract/calls.ts';
import {
  WEBHOOK_SECRET_PREFIX,
  type WebhookEndpoint,
  WEBHOOKS_CAPABILITY,
} from '#contract/webhooks/webhookCalls.ts';
import { expectEqual, expectRefusal, expectTrue } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

/** A name that never resolves (RFC 6761), so that nobody receives the tests. */
const URL_OF_NOBODY = 'https://conformance.invalid/hooks';

/** Adds an endpoint for the length of a step. */
async function withEndpoint(
  { client, onCleanUp }: Session,
  step: (endpoint: WebhookEndpoint, secret: string) => Promise<void>,
): Promise<void> {
  const body = { url: URL_OF_NOBODY, types: ['order.placed' as const] };
  const { endpoint, secret } = await client.call(extensions.createWebhookEndpoint, { params: {}, body });
  const sent = { params: { id: endpoint.id }, body: undefined };
  onCleanUp(() => client.send(extensions.removeWebhookEndpoint, sent));
  await step(endpoint, secret);
  await client.call(extensions.removeWebhookEndpoint, sent);
}

export const webhookRules = defineRules(
  'webhooks',
  {
    'adds, changes and removes an endpoint': (session) =>
      withEndpoint(session, async ({ id, url }, secret) => {
        const { client } = session;
        expectEqual(url, URL_OF_NOBODY, 'endpoint.url', 'Store the address that is sent.');
        const isSecret = secret.startsWith(WEBHOOK_SECRET_PREFIX);
        const fix = `Begin the secret with ${WEBHOOK_SECRET_PREFIX}.`;
        expectEqual(isSecret, true, 'begins with the prefix', fix);
        const body = { types: ['product.stock' as const], status: 'paused' as const };
        await client.call(extensions.saveWebhookEndpoint, { params: { id }, body });
        const { endpoints } = await client.call(extensions.getWebhookEndpoints, nothing);
        const found = endpoints.find((one) => one.id === id);
        const kept = 'Change what is sent, keep the rest, and list the endpoint.';
        expectEqual([found?.url, found?.types, found?.status], [url, body.types, 'paused'], 'endpoint', kept);
      }),

    'replaces the secret of an endpoint': (session) =>
      withEndpoint(session, async ({ id }, before) => {
        const sent = { params: { id }, body: undefined };
        const { secret, endpoint } = await session.client.call(extensions.rotateWebhookSecret, sent);
        const fix = 'Create a new secret, and say until when the one before still signs.';
        expectTrue(secret !== before && endpoint.previousSecretUntil !== null, {
          expected: 'another secret, and previousSecretUntil',
          received: secret === before ? 'the same secret' : 'previousSecretUntil null',
          fix,
        });
      }),

    'sends a test, and sends it again': (session) =>
      withEndpoint(session, async ({ id }) => {
        const { client } = session;
        const sent = { params: { id }, body: undefined };
        const { delivery } = await client.call(extensions.sendTestWebhook, sent);
        const again = { params: { id: delivery.id }, body: undefined };
        await client.call(extensions.sendWebhookAgain, again);
        const { deliveries } = await client.call(extensions.getWebhookDeliveries, sent);
        const ids = deliveries.map(({ messageId }) => messageId);
        const fix = 'List the deliveries of the endpoint. A repetition keeps its `webhook-id`.';
        expectTrue(ids.includes(delivery.messageId), {
          expected: `a delivery with the messageId ${delivery.messageId}`,
          received: ids.join(', ') || 'none',
          fix,
        });
      }),

    'refuses addresses that get no webhooks, and unknown endpoints': async ({ client }) => {
      for (const url of ['ftp://shop.example', 'lamp', 'https://']) {
        const body = { url, types: ['order.placed' as const] };
        const answer = await client.send(extensions.createWebhookEndpoint, { params: {}, body });
        expectRefusal(answer, `Refuse the address ${url} with a 400 about \`url\`.`);
      }
      const sent = { params: { id: '0'.repeat(24) }, body: undefined };
      const fix = 'Answer 404 if the endpoint was removed.';
      expectRefusal(await client.send(extensions.getWebhookDeliveries, sent), fix, [404]);
    },
  },
  { capability: WEBHOOKS_CAPABILITY },
);
