import { sql, type SqlBool } from 'kysely';
import { clampPage } from '#contract/lists/getPage.ts';
import type { OrderOwner, OrderRepository } from '../../base/database.ts';
import type { SqlDatabase } from '../schema.ts';
import { toOrder } from './orderRow.ts';

/**
 * Matches the orders of a buyer and of a cart, each with an index. Unlike the filters of the list, it compares the whole text
 * of an email address and the case of a cart's name, so that no customer sees the order of another one.
 */
const belongsTo = (owner: OrderOwner) =>
  'cart' in owner
    ? sql<SqlBool>`cart = ${owner.cart}`
    : sql<SqlBool>`coalesce(lower(buyer_email), buyer_id) = ${owner.buyer} and buyer_email is not null`;

/** Reads one page of the orders of a buyer or of a cart, newest first. */
export async function readOrdersOf(
  database: SqlDatabase,
  owner: OrderOwner,
  { page: requestedPage, pageSize }: { page: number; pageSize: number },
): ReturnType<OrderRepository['findPageOf']> {
  const theirs = database.selectFrom('orders').where(belongsTo(owner));
  const { count } = await theirs
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const page = clampPage(requestedPage, count, pageSize);
  const rows = await theirs
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: rows.map(toOrder), page, matches: { count, precision: 'exact' } };
}
