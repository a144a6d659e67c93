import { MAIL_TEMPLATES, type MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { OrderMailRepository, UnsentMail } from '../../base/orderMails.ts';
import { CLAIM_MS } from '../../base/outbox.ts';
import { recordEntry } from '../history/history.ts';
import type { OrderRow, SqlDatabase } from '../schema.ts';
import { type RevisionNotifications, transact, transactAndBumpRevisions } from '../transact.ts';
import { addOrderMail } from './enqueueOrderMail.ts';
import { LANGUAGE_FACT, readMailSettings, writeMailSetting } from './mailSettings.ts';
import { toOrder } from './orderRow.ts';

/** Returns the orders of a waiting email, oldest first. */
const findOrderRows = (database: SqlDatabase, mailId: string): Promise<OrderRow[]> =>
  database
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('mail_outbox_orders').select('order_id').where('mail_id', '=', mailId),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

async function findCart(database: SqlDatabase, orderId: string): Promise<string[]> {
  const order = await database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order) return [];
  const { cart, key_id: keyId, buyer_email: email } = order;
  if (cart === null || email === null) return [orderId];
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where('cart', '=', cart)
    .where('buyer_email', '=', email)
    .where('key_id', keyId === null ? 'is' : '=', keyId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The given-up emails that a new one of the same orders replaces. */
async function removeFailuresOf(
  transaction: SqlDatabase,
  template: MailTemplate,
  orderIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('mail_outbox')
    .where('kind', '=', template)
    .where('failed_at', 'is not', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('mail_outbox_orders').select('mail_id').where('order_id', 'in', orderIds),
    )
    .execute();
}

/**
 * Makes an email due that was deferred. One that is being sent stays claimed. Returns its id, so that no second one is
 * added; undefined if there is none.
 */
async function retryNow(
  transaction: SqlDatabase,
  template: MailTemplate,
  orderIds: readonly string[],
  now: number,
): Promise<string | undefined> {
  const tried = await transaction
    .selectFrom('mail_outbox')
    .innerJoin('mail_outbox_orders', 'mail_outbox_orders.mail_id', 'mail_outbox.id')
    .select('id')
    .where('kind', '=', template)
    .where('attempts', '>', 0)
    .where('failed_at', 'is', null)
    .where('order_id', 'in', orderIds)
    .executeTakeFirst();
  if (!tried) return undefined;
  await transaction
    .updateTable('mail_outbox')
    .set({ due_at: now })
    .where('id', '=', tried.id)
    .where('due_at', '>', now + CLAIM_MS)
    .execute();
  return tried.id;
}

async function findUnsent(database: SqlDatabase, orderId: string): Promise<UnsentMail[]> {
  const rows = await database
    .selectFrom('mail_outbox')
    .innerJoin('mail_outbox_orders', 'mail_outbox_orders.mail_id', 'mail_outbox.id')
    .select(['kind', 'due_at', 'attempts', 'failed_at', 'failure'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ kind, due_at, attempts, failed_at, failure }): UnsentMail[] => {
    const template = MAIL_TEMPLATES.find((name) => name === kind);
    if (!template) return [];
    return failed_at === null || failure === null
      ? [{ template, waiting: { dueAt: new Date(due_at).toISOString(), attempts } }]
      : [{ template, failed: { at: new Date(failed_at).toISOString(), reason: failure } }];
  });
}

export function createOrderMailRepository(
  database: SqlDatabase,
  notifications: RevisionNotifications,
): OrderMailRepository {
  return {
    getSettings: () => readMailSettings(database),
    save: (template, { state, texts, updatedAt }, before) =>
      writeMailSetting(
        database,
        { template, state, texts: JSON.stringify(texts), updated_at: updatedAt },
        before,
      ),
    async saveLanguage(value) {
      await database
        .insertInto('facts')
        .values({ name: LANGUAGE_FACT, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    request: ({ template, orderIds, write }) =>
      transact(database, async (transaction) => {
        const tried = await retryNow(transaction, template, orderIds, Date.parse(write.at));
        if (tried !== undefined) return tried;
        await removeFailuresOf(transaction, template, orderIds);
        const rows = await transaction.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
        let id: string | undefined;
        for (const row of rows) id = (await addOrderMail(transaction, template, row, write, 0)) ?? id;
        return id;
      }),
    findOrders: async (mailId) => (await findOrderRows(database, mailId)).map(toOrder),
    findCart: (orderId) => findCart(database, orderId),
    recordSent: ({ id, kind, email, adminId }, orderIds, at) =>
      // The history is part of what live updates and lists show.
      transactAndBumpRevisions(database, notifications, ['orders'], async (transaction) => {
        const rows = await findOrderRows(transaction, id);
        for (const row of rows.filter((one) => orderIds.includes(one.id)))
          await recordEntry(transaction, {
            at,
            adminId,
            kind: 'orderMailSent',
            subjectId: row.id,
            subjectName: row.order_number ?? undefined,
            event: { mail: { template: kind, to: email } },
          });
        await transaction.deleteFrom('mail_outbox').where('id', '=', id).execute();
      }),
    async recordFailure(id, failure, at) {
      await database
        .updateTable('mail_outbox')
        .set({ failure, failed_at: at, group_key: null })
        .where('id', '=', id)
        .execute();
    },
    async removeFailures(before) {
      await database.deleteFrom('mail_outbox').where('failed_at', '<', before).execute();
    },
    findUnsent: (orderId) => findUnsent(database, orderId),
  };
}
