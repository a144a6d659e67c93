import { createHmac } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '#contract/webhooks/webhookCalls.ts';
import type { StoredEndpoint } from '../base/webhooks.ts';

type Message = { id: string; body: string; sentAt: number };

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

/**
 * Returns the headers of Standard Webhooks 1.0.0. For a day after the secret was replaced, there are two signatures.
 * `sentAt` is in milliseconds since 1970.
 */
export function signWebhook(
  { id, body, sentAt }: Message,
  { secret, previousSecret }: Pick<StoredEndpoint, 'secret' | 'previousSecret'>,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const isPreviousUsed = previousSecret !== undefined && sentAt < previousSecret.until;
  const secrets = isPreviousUsed ? [secret, previousSecret.secret] : [secret];
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((one) => sign(one, `${id}.${timestamp}.${body}`)).join(' '),
  };
}
