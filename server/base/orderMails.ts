import type { MailSetting, MailSettings, OrderMail } from '#contract/orderMails/orderMailCalls.ts';
import type { MailLanguage, MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { Write } from './history.ts';
import type { ClaimedMail } from './outbox.ts';

/** An email waits this long before it is sent, so that a change of an order can be undone. */
export const UNDO_WINDOW_MS = 60_000;

/** Later, an email about an order would confuse more than help. */
export const ORDER_MAIL_LIFETIME_MS = 3 * 86_400_000;

export type StoredMailSettings = Pick<MailSettings, 'mails' | 'defaultLanguage'>;

/** Why an email was given up. */
export type MailFailure = NonNullable<OrderMail['failed']>['reason'];

/** An email that an administrator sends about orders of one customer, without waiting. */
type RequestedMail = { template: MailTemplate; orderIds: readonly string[]; write: Write };

/** An email that waits or was given up. */
export type UnsentMail = Pick<OrderMail, 'template' | 'waiting' | 'failed'>;

/** Stores the settings of emails to customers, and what became of each email. */
export type OrderMailRepository = {
  getSettings(): Promise<StoredMailSettings>;
  /** Replaces the setting of an email. Returns false if it was saved since `before`. */
  save(
    template: MailTemplate,
    setting: MailSetting & { updatedAt: string },
    before: string | null,
  ): Promise<boolean>;
  saveLanguage(language: MailLanguage): Promise<void>;
  /**
   * Adds an email, due now, or makes the one due now that waits already. Returns its id; undefined if no order has an
   * address.
   */
  request(mail: RequestedMail): Promise<string | undefined>;
  /** Returns the orders that a waiting email is about, oldest first. */
  findOrders(mailId: string): Promise<StoredOrder[]>;
  /** Returns the ids of an order's cart: of the orders with the same buyer that the same storefront placed with its name. */
  findCart(orderId: string): Promise<string[]>;
  /** Removes an email that was sent (ISO 8601), and adds it to the history of its orders. */
  recordSent(mail: ClaimedMail, orderIds: readonly string[], at: string): Promise<void>;
  /** Keeps an email that is given up at a time (milliseconds since 1970), for the dialog of its orders. */
  recordFailure(id: string, reason: MailFailure, at: number): Promise<void>;
  /** Removes the emails that were given up before a time (milliseconds since 1970). */
  removeFailures(before: number): Promise<void>;
  /** Returns the emails about an order that wait or were given up. */
  findUnsent(orderId: string): Promise<UnsentMail[]>;
};
