import * as z from 'zod/mini';

const SECOND_MS = 1000;
/** The example of Standard Webhooks: up to three days. */
const RETRY_SECONDS = '5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400';
const MAX_RETRIES = 20;
const MAX_SECONDS = 7 * 86_400;

const parseSeconds = (list: string): number[] => list.split(',').map((one) => Number(one.trim()));

/** Digits, separated by commas, optionally with spaces between them. */
const isRetryList = (list: string): boolean =>
  /^\d+(?:, ?\d+)*$/.test(list) &&
  parseSeconds(list).length <= MAX_RETRIES &&
  parseSeconds(list).every((seconds) => seconds <= MAX_SECONDS);

/** Environment variables for webhooks. */
export const webhookVariables = {
  WEBHOOK_PRIVATE_ADDRESSES: z._default(z.enum(['refuse', 'allow']), 'refuse'),
  WEBHOOK_RETRY_SECONDS: z._default(z.string().check(z.refine(isRetryList)), RETRY_SECONDS),
};

export const webhookValueDescriptions: Record<keyof typeof webhookVariables, string> = {
  WEBHOOK_PRIVATE_ADDRESSES: 'refuse or allow',
  WEBHOOK_RETRY_SECONDS: `up to ${MAX_RETRIES} whole numbers from 0 to ${MAX_SECONDS}, separated by commas`,
};

export type WebhookSettings = {
  /** `allow`: webhooks may be sent to private addresses, and over http. For development. */
  privateAddresses: 'refuse' | 'allow';
  /** Delays after each failed attempt. */
  retryDelaysMs: readonly number[];
};

export const readWebhookSettings = (
  env: z.output<z.ZodMiniObject<typeof webhookVariables>>,
): WebhookSettings => ({
  privateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES,
  retryDelaysMs: parseSeconds(env.WEBHOOK_RETRY_SECONDS).map((seconds) => seconds * SECOND_MS),
});
