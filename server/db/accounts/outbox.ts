import type { ExpressionBuilder } from 'kysely';
import {
  type Claim,
  type ClaimedMail,
  MAX_DEFERRAL_MS,
  type OutboxRepository,
  type WaitingMail,
} from '../../base/outbox.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';

const toMail = (row: Tables['mail_outbox']): ClaimedMail => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  language: row.language,
  code: row.code ?? undefined,
  userAgent: row.user_agent ?? undefined,
  adminId: row.admin_id ?? undefined,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  attempts: row.attempts,
});

/** Adds an email, due now. */
export async function insertMail(database: SqlDatabase, mail: WaitingMail): Promise<void> {
  const row = {
    id: mail.id,
    kind: mail.kind,
    email: mail.email,
    language: mail.language,
    code: mail.code ?? null,
    user_agent: mail.userAgent ?? null,
    created_at: mail.createdAt,
    expires_at: mail.expiresAt,
    due_at: mail.createdAt,
    attempts: 0,
    group_key: null,
    admin_id: null,
    failed_at: null,
    failure: null,
  };
  await database.insertInto('mail_outbox').values(row).execute();
}

const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'mail_outbox'>) =>
  eb.and([
    eb('failed_at', 'is', null),
    eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + MAX_DEFERRAL_MS)]),
  ]);

/**
 * A second server waits for the first one's update, and then finds that the rows aren't due any more. Without its group,
 * the email takes no more orders.
 */
const claimRows = (database: SqlDatabase, { now, until }: Claim) =>
  database
    .updateTable('mail_outbox')
    .set((eb) => ({ due_at: until, attempts: eb('attempts', '+', 1), group_key: null }))
    .where(isDue(now))
    .returningAll();

export const createOutboxRepository = (database: SqlDatabase): OutboxRepository => ({
  add: (mail) => insertMail(database, mail),
  async claim(id, claim) {
    const row = await claimRows(database, claim).where('id', '=', id).executeTakeFirst();
    return row && toMail(row);
  },
  claimDue: (claim, limit) =>
    transact(database, async (transaction) => {
      const due = transaction
        .selectFrom('mail_outbox')
        .select('id')
        .where(isDue(claim.now))
        .orderBy('due_at')
        .limit(limit);
      return (await claimRows(transaction, claim).where('id', 'in', due).execute()).map(toMail);
    }),
  async defer(id, until) {
    await database.updateTable('mail_outbox').set({ due_at: until }).where('id', '=', id).execute();
  },
  async remove(id) {
    await database.deleteFrom('mail_outbox').where('id', '=', id).execute();
  },
  async makeAllDue(now) {
    // Others wait until a change of an order can't be undone any more.
    await database
      .updateTable('mail_outbox')
      .set({ due_at: now })
      .where('due_at', '>', now)
      .where('attempts', '>', 0)
      .execute();
  },
  async findOldestDeferred() {
    const row = await database
      .selectFrom('mail_outbox')
      .select((eb) => eb.fn.min('created_at').as('oldest'))
      .where('attempts', '>', 0)
      .where('failed_at', 'is', null)
      .where('kind', '<>', 'none')
      .executeTakeFirst();
    return row?.oldest ?? undefined;
  },
});
