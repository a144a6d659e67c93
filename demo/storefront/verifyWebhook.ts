import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older webhooks may have been recorded by somebody and sent again. */
const TOLERANCE_SECONDS = 300;

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * Returns whether a webhook was signed with the secret of its endpoint (standardwebhooks.com). While a secret is being
 * replaced, there are two signatures. `body` is the text as it arrived.
 */
export function verifyWebhook(secret: string, headers: Headers, body: string, now = Date.now()): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) return false;
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest();
  return signatures.split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    return version === 'v1' && isSame(Buffer.from(value, 'base64'), signature);
  });
}
