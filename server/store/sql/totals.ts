import type { Totals } from '#contract/dashboard/dashboard.ts';
import type { Database } from './schema.ts';

/** Computes the totals as the port defines them. */
export async function computeTotals(database: Database): Promise<Totals> {
  const { fn } = database;
  const buyer = fn.coalesce(fn<string>('lower', ['buyer_email']), 'buyer_id');
  const [admins, products, orders, revenue] = await Promise.all([
    database.selectFrom('admins').select(fn.countAll().as('count')).executeTakeFirstOrThrow(),
    database.selectFrom('products').select(fn.countAll().as('count')).executeTakeFirstOrThrow(),
    database
      .selectFrom('orders')
      .select([fn.countAll().as('count'), fn.count(buyer).distinct().as('buyers')])
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('orders')
      .select(fn.sum('total_amount').as('sum'))
      .where((eb) => eb.or([eb('status', 'is', null), eb('status', '<>', 'cancelled')]))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    totalUsers: Number(admins.count) + Number(orders.buyers),
    totalProducts: Number(products.count),
    totalOrders: Number(orders.count),
    totalRevenueAmount: Number(revenue.sum ?? 0),
  };
}
