import * as z from 'zod/mini';
import { storeOrder } from '../storefront/storeOrder.ts';

/** The events that endpoints can subscribe to. */
export const WEBHOOK_TYPES = ['order.placed', 'order.status', 'order.payment', 'product.stock'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** An event that an administrator sends to one endpoint, to try it. */
export const TEST_TYPE = 'test';
export type SentType = WebhookType | typeof TEST_TYPE;

/** The data of each event. */
export const webhookData = {
  'order.placed': z.object({ order: storeOrder }),
  /** `from` is the status or payment before. Null if it was unknown. */
  'order.status': z.object({ order: storeOrder, from: z.nullable(z.string()) }),
  'order.payment': z.object({ order: storeOrder, from: z.nullable(z.string()) }),
  /** Units that can be ordered, now and before. */
  'product.stock': z.object({ productId: z.string(), stock: z.number(), from: z.number() }),
  [TEST_TYPE]: z.object({}),
} satisfies Record<SentType, z.ZodMiniType>;

export type WebhookData<Type extends SentType = SentType> = z.input<(typeof webhookData)[Type]>;
