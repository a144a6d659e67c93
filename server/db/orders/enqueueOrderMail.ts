import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';
import { type MailTemplate, pickMailLanguage } from '#contract/orderMails/orderMailTemplates.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { parseStatus } from '#contract/orders/orderValues.ts';
import { order as orderSchema } from '#contract/orders/order.ts';
import type { Write } from '../../base/history.ts';
import { createId } from '../../base/ids.ts';
import { ORDER_MAIL_LIFETIME_MS, UNDO_WINDOW_MS } from '../../base/orderMails.ts';
import type { OrderRow, SqlDatabase } from '../schema.ts';
import { isMailOn, readMailLanguage } from './mailSettings.ts';
import { toOrder } from './orderRow.ts';

/**
 * Names the waiting email that an order joins: that of the orders with the same buyer in a cart of the same storefront,
 * or its own.
 */
const toGroupKey = (template: MailTemplate, email: string, { id, cart, key_id: keyId }: OrderRow): string =>
  JSON.stringify(cart === null ? [template, id] : [template, email, keyId, cart]);

/**
 * Adds an email about an order, or adds the order to the email that waits for others of its cart, which then waits
 * anew. An email that a server has claimed takes no more orders. Returns the email's id; undefined if the order has no
 * address.
 */
export async function addOrderMail(
  transaction: SqlDatabase,
  template: MailTemplate,
  row: OrderRow,
  { at, adminId }: Write,
  delayMs: number,
): Promise<string | undefined> {
  const email = normalizeEmail(row.buyer_email ?? '');
  if (!isEmail(email)) return undefined;
  const createdAt = Date.parse(at);
  const due = { due_at: createdAt + delayMs, expires_at: createdAt + ORDER_MAIL_LIFETIME_MS };
  // Only of an email that an administrator sends: the others are the system's.
  const admin = { admin_id: delayMs === 0 ? (adminId ?? null) : null };
  const { id } = await transaction
    .insertInto('mail_outbox')
    .values({
      id: createId(),
      kind: template,
      email,
      language: pickMailLanguage(row.locale) ?? (await readMailLanguage(transaction)),
      code: null,
      user_agent: null,
      created_at: createdAt,
      attempts: 0,
      failed_at: null,
      failure: null,
      group_key: toGroupKey(template, email, row),
      ...due,
      ...admin,
    })
    .onConflict((conflict) => conflict.column('group_key').doUpdateSet({ ...due, ...admin }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('mail_outbox_orders')
    .values({ mail_id: id, order_id: row.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** The guest account is public, so nobody gets emails because of it. */
async function isGuest(transaction: SqlDatabase, { adminId }: Write): Promise<boolean> {
  if (adminId === undefined) return false;
  const row = await transaction
    .selectFrom('admins')
    .select('kind')
    .where('id', '=', adminId)
    .executeTakeFirst();
  return row?.kind === 'guest';
}

/**
 * Stores an email to the customer of an order in the transaction of the change that it is about, if such emails are on.
 * It waits for the undo window.
 */
export async function enqueueOrderMail(
  transaction: SqlDatabase,
  template: MailTemplate,
  row: OrderRow,
  write: Write,
): Promise<void> {
  if (!(await isMailOn(transaction, template)) || (await isGuest(transaction, write))) return;
  await addOrderMail(transaction, template, row, write, UNDO_WINDOW_MS);
}

const getPayment = (row: OrderRow) => getPaymentState(orderSchema.parse(toOrder(row)));

/** Stores the emails that a change of an order is worth. */
export async function enqueueChangeMails(
  transaction: SqlDatabase,
  before: OrderRow,
  after: OrderRow,
  write: Write,
): Promise<void> {
  const status = parseStatus(after.status ?? undefined);
  if (status !== parseStatus(before.status ?? undefined)) {
    if (status === 'out_for_delivery') await enqueueOrderMail(transaction, 'dispatch', after, write);
    if (status === 'cancelled') await enqueueOrderMail(transaction, 'cancellation', after, write);
  }
  if (getPayment(after) === 'refunded' && getPayment(before) !== 'refunded')
    await enqueueOrderMail(transaction, 'refund', after, write);
}
