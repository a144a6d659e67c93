import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { identifierText } from '../text/textSchemas.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { MAIL_LANGUAGES, MAIL_TEMPLATES, mailText } from './orderMailTemplates.ts';

/** Capability of a backend that sends emails to the customers of orders. */
export const ORDER_MAILS_CAPABILITY = 'order.mails';

const template = z.enum(MAIL_TEMPLATES);
const language = z.enum(MAIL_LANGUAGES);
const state = z.enum(['on', 'off']);
const byLanguage = <T extends z.ZodMiniType>(each: T) => z.object({ en: each, hi: each, de: each, ar: each });
const byTemplate = <T extends z.ZodMiniType>(each: T) =>
  z.object({ confirmation: each, dispatch: each, cancellation: each, refund: each });

/** A language without a text has the default one. */
const texts = byLanguage(z.optional(mailText));

/** The setting of one email, with the time of its last save (ISO 8601); null if nobody has saved any. */
const mailSetting = z.object({ state, texts, updatedAt: z.nullable(z.string()) });
export type MailSetting = z.output<typeof mailSetting>;

const mailSettings = z.object({
  mails: byTemplate(mailSetting),
  defaults: byTemplate(byLanguage(mailText)),
  /** The language of emails about orders without a known one. */
  defaultLanguage: language,
  /** `guest`: the shared account can't change or send anything. */
  access: z.enum(['full', 'guest']),
});
export type MailSettings = z.output<typeof mailSettings>;

export const getOrderMailSettings = defineCall({
  method: 'GET',
  path: '/api/order-mails',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: mailSettings,
});

/**
 * Saves the setting of one email. Its `updatedAt` is that of the version it is based on: if someone else has saved since,
 * the response is a 409. The guest gets a 403.
 */
export const saveOrderMail = defineCall({
  method: 'POST',
  path: '/api/order-mails/template/:template',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'json',
  body: mailSetting,
  response: z.object({ mail: mailSetting }),
});

/** Sets the language of emails about orders without a known one. The guest gets a 403. */
export const saveOrderMailLanguage = defineCall({
  method: 'POST',
  path: '/api/order-mails/language',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ language }),
  response: z.object({}),
});

/** `order` is a number or an id. Without one, it is the newest order that such an email would be about, or a sample. */
const draft = z.object({ template, language, ...mailText.shape, order: z.nullable(identifierText) });

/**
 * Returns an email with an unsaved text, as a document without scripts and inline styles, and as plain text. `order` is
 * null if the store has no orders: then the email is about a made-up one.
 */
export const previewOrderMail = defineCall({
  method: 'POST',
  path: '/api/order-mails/preview',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'json',
  body: draft,
  response: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    order: z.nullable(z.object({ id: z.string(), number: z.string() })),
  }),
});

/** Sends an email with an unsaved text to the administrator, now. The guest gets a 403. */
export const testOrderMail = defineCall({
  method: 'POST',
  path: '/api/order-mails/test',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'json',
  body: draft,
  response: z.object({ to: z.string() }),
});

/**
 * An email of one order. `sending` says whether it can be sent now, or why not: it is off, the order isn't in its state
 * (such as cancelled), the order has no email address, or a guest asks.
 */
const orderMail = z.object({
  template,
  sending: z.enum(['possible', 'off', 'otherState', 'noAddress', 'guest']),
  /** The email that waits in the outbox: when it is due (ISO 8601), and how often it has failed so far. */
  waiting: nullish(z.object({ dueAt: z.string(), attempts: z.number() })),
  /** When (ISO 8601) and why the email was given up: the mail server refused it, or it couldn't be reached for days. */
  failed: nullish(z.object({ at: z.string(), reason: z.enum(['refused', 'expired']) })),
  /** When it was sent, to whom, and by which administrator, oldest first. */
  sent: z.array(z.object({ at: z.string(), to: z.string(), by: nullish(z.string()) })),
});
export type OrderMail = z.output<typeof orderMail>;

const mails = z.array(orderMail);

export const getOrderMails = defineCall({
  method: 'GET',
  path: '/api/order/admin/mails/:id',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ mails }),
  parsedResponse: z.object({ mails: lenientArray(orderMail) }),
});

/** Sends an email about an order, again or for the first time. The response is a 409 if it can't be sent now. */
export const sendOrderMail = defineCall({
  method: 'POST',
  path: '/api/order/admin/mails/:id',
  capability: ORDER_MAILS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ template }),
  response: z.object({ mails }),
  parsedResponse: z.object({ mails: lenientArray(orderMail) }),
});
