import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { verifyWebhook } from '../../demo/storefront/verifyWebhook.ts';

const key = Buffer.from('a secret of 24 bytes, ok');
const secret = `whsec_${key.toString('base64')}`;
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const body = '{"type":"order.placed"}';

const sign = (text: string, usedKey = key, at = NOW / 1000) =>
  `v1,${createHmac('sha256', usedKey).update(`msg_1.${at}.${text}`).digest('base64')}`;

const verify = (changes: Record<string, string> = {}, sent = body) => {
  const headers = new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(NOW / 1000),
    'webhook-signature': sign(body),
    ...changes,
  });
  return verifyWebhook(secret, headers, sent, NOW);
};

it('accepts what the library of Standard Webhooks signs', () => {
  const signature = new Webhook(secret).sign('msg_1', new Date(NOW), body);
  expect(verify({ 'webhook-signature': signature })).toBe(true);
});

it('accepts a signed webhook, also while its secret is being replaced', () => {
  expect(verify()).toBe(true);
  const other = sign(body, Buffer.from('another secret'));
  expect(verify({ 'webhook-signature': `${other} ${sign(body)}` })).toBe(true);
});

it.each([
  ['another secret', { 'webhook-signature': sign(body, Buffer.from('another secret')) }],
  ['another id', { 'webhook-id': 'msg_2' }],
  ['another version', { 'webhook-signature': sign(body).replace('v1', 'v1a') }],
  ['no signature', { 'webhook-signature': 'v1' }],
  ['a part of the signature', { 'webhook-signature': sign(body).slice(0, 20) }],
  ['an old time', { 'webhook-timestamp': '1', 'webhook-signature': sign(body, key, 1) }],
  ['no time', { 'webhook-timestamp': 'now', 'webhook-signature': sign(body, key, Number.NaN) }],
])('refuses a webhook with %s', (_, changes) => {
  expect(verify(changes)).toBe(false);
});

it('refuses another body, and a webhook without headers', () => {
  expect(verify({}, `${body} `)).toBe(false);
  expect(verifyWebhook(secret, new Headers(), body, NOW)).toBe(false);
});
