import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';
import { MAIL_TEMPLATES, type MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import { type Order, order as orderSchema } from '#contract/orders/order.ts';
import { getCustomerName, getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Deps } from '../base/deps.ts';
import type { Mail } from '../base/mail.ts';
import type { ClaimedMail } from '../base/outbox.ts';
import { orderMailMessages } from './orderMailValues.ts';
import { type OrderMailInput, renderOrderMail } from './renderOrderMail.ts';

export type WaitingOrderMail = ClaimedMail & { kind: MailTemplate };

export const isOrderMail = (waiting: ClaimedMail): waiting is WaitingOrderMail =>
  (MAIL_TEMPLATES as readonly string[]).includes(waiting.kind);

/** Returns whether an email says what is true of the order: a dispatch isn't if the order is pending again. */
export function fitsTemplate(template: MailTemplate, order: Order): boolean {
  switch (template) {
    case 'confirmation':
      return getStatus(order) !== 'cancelled';
    case 'dispatch':
      return getStatus(order) === 'out_for_delivery';
    case 'cancellation':
      return getStatus(order) === 'cancelled';
    case 'refund':
      return getPaymentState(order) === 'refunded';
    default:
      return template satisfies never;
  }
}

/** Returns the address that emails about an order are sent to; undefined if it has none. */
export function getMailAddress({ buyer }: Pick<Order, 'buyer'>): string | undefined {
  const email = normalizeEmail(buyer?.email ?? '');
  return isEmail(email) ? email : undefined;
}

/** Renders an email about orders. Answers go to the store's address. */
export function createOrderMail(to: Mail['to'], input: OrderMailInput): Mail {
  const { store } = input;
  const replyTo = normalizeEmail(store.contact.email);
  return {
    to,
    ...renderOrderMail(input),
    codeOrLink: '',
    senderName: cleanLine(store.storeName ?? '') || undefined,
    replyTo: isEmail(replyTo) ? replyTo : undefined,
  };
}

/**
 * Builds a waiting email about orders from what they are now, with their ids. Returns `undefined` if there is nothing to
 * send: the email was turned off meanwhile, or all its orders have changed back.
 */
export async function buildOrderMail(
  { id, kind, email, language }: WaitingOrderMail,
  { db, accounts }: Pick<Deps, 'db' | 'accounts'>,
): Promise<{ mail: Mail; orderIds: string[] } | undefined> {
  const { mails } = await db.orderMails.getSettings();
  const { state, texts } = mails[kind];
  if (state === 'off') return undefined;
  const stored = await db.orderMails.findOrders(id);
  const orders = stored.map((one) => orderSchema.parse(one)).filter((one) => fitsTemplate(kind, one));
  const [first] = orders;
  if (!first) return undefined;
  const mail = createOrderMail(
    { name: getCustomerName(first) ?? '', address: email },
    {
      orders,
      language,
      mailText: texts[language] ?? orderMailMessages[language].defaultTexts[kind],
      store: await db.details.get(),
      origin: accounts.getOrigin(),
    },
  );
  return { mail, orderIds: orders.map(({ _id }) => _id) };
}
