import * as z from 'zod/mini';
import { removeInvisible } from '#contract/text/cleanText.ts';
import { MAX_WEBHOOK_URL_LENGTH, type WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { WEBHOOK_TYPES } from '#contract/webhooks/webhookEvents.ts';
import type { Messages } from '#languages/messages.ts';

/** The server also refuses http and private addresses, unless its settings allow them. */
const isHttpUrl = (text: string): boolean =>
  URL.parse(text)?.protocol === 'https:' || URL.parse(text)?.protocol === 'http:';

export const createEndpointSchema = ({ form: t }: Messages['webhooks']) =>
  z.object({
    url: z.string().check(
      z.overwrite(removeInvisible),
      z.minLength(1, t.urlRequired),
      z.maxLength(MAX_WEBHOOK_URL_LENGTH, t.urlLong),
      z.refine((url) => url === '' || isHttpUrl(url), t.urlInvalid),
    ),
    types: z.array(z.enum(WEBHOOK_TYPES)).check(z.minLength(1, t.typesRequired)),
  });
export type EndpointValues = z.output<ReturnType<typeof createEndpointSchema>>;

/** What is confirmed before it is done. */
export type WebhookAction = 'remove' | 'replaceSecret';

/** The open dialog of the card. */
export type WebhookDialog =
  | { status: 'closed' }
  | { status: 'adding' }
  | { status: 'editing'; endpoint: WebhookEndpoint }
  /** The only time that the secret is shown. */
  | { status: 'showingSecret'; reason: 'created' | 'replaced'; secret: string }
  /** `error` says why the last attempt failed. */
  | { status: 'confirming'; action: WebhookAction; endpoint: WebhookEndpoint; error?: string | undefined }
  | { status: 'running'; action: WebhookAction; endpoint: WebhookEndpoint }
  | { status: 'deliveries'; endpoint: WebhookEndpoint };
