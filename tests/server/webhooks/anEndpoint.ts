import type { StoredEndpoint, WebhookEvent } from '#server/base/webhooks.ts';

/** A secret of 24 bytes, the least that the specification allows. */
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export const anEndpoint = (changes: Partial<StoredEndpoint> = {}): StoredEndpoint => ({
  id: 'e1',
  url: 'https://shop.example/hooks',
  types: ['order.placed', 'order.status', 'product.stock'],
  status: 'active',
  secret: SECRET,
  previousSecret: undefined,
  failingSince: undefined,
  createdAt: 0,
  createdBy: undefined,
  language: 'en',
  ...changes,
});

/** A change of a stock, of the product that is the subject. */
export const aStockEvent = (subjectId: string, stock: number, at = 0): WebhookEvent => ({
  type: 'product.stock',
  subjectId,
  at: new Date(at).toISOString(),
  data: { productId: subjectId, stock, from: stock + 1 },
});
