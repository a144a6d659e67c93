import { sql } from 'kysely';
import {
  completeGroups,
  type GroupSums,
  type Measure,
  type RankedGroups,
  TOP_GROUPS,
} from '#contract/reports/buildReport.ts';
import { type Dimension, NO_SUMS, type Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import type { Database } from '../schema.ts';

type SummedRow = { part: string; key: string; groups: number | string } & Record<keyof Sums, number | string>;

/** PostgreSQL gives the sum of a bigint as text. */
const toSums = (row: Record<keyof Sums, number | string>): Sums => ({
  orders: Number(row.orders),
  counted: Number(row.counted),
  revenue: Number(row.revenue),
  pieces: Number(row.pieces),
  unpriced: Number(row.unpriced),
});

const SUMMED = sql`coalesce(sum(orders), 0) as orders, coalesce(sum(counted), 0) as counted,
  coalesce(sum(revenue), 0) as revenue, coalesce(sum(pieces), 0) as pieces, coalesce(sum(unpriced), 0) as unpriced`;

/** Adds up the keys of a dimension within some days, and ranks them by each of these measures. */
export async function readGroups(
  database: Database,
  dimension: Dimension,
  { from, to }: Period,
  measures: readonly Measure[],
  all: Sums,
): Promise<Map<Measure, RankedGroups>> {
  const largest = measures.map(
    (measure) => sql`select * from (
      select ${sql.lit(measure)} as part, key, orders, counted, revenue, pieces, unpriced, 1 as groups from grouped
      order by ${sql.ref(measure)} desc, key limit ${sql.lit(TOP_GROUPS)}) ${sql.ref(`by_${measure}`)}`,
  );
  const { rows } = await sql<SummedRow>`
    with grouped as (
      select key, ${SUMMED} from order_sums
      where dimension = ${dimension} and day between ${from} and ${to} group by key)
    select 'known' as part, '' as key, ${SUMMED}, count(*) as groups from grouped
    union all ${sql.join(largest, sql` union all `)}`.execute(database);
  const whole = rows.find(({ part }) => part === 'known');
  const known = whole ? toSums(whole) : NO_SUMS;
  const groups = Number(whole?.groups ?? 0);
  return new Map(
    measures.map((measure) => {
      const top = rows
        .filter(({ part }) => part === measure)
        .map((row): GroupSums => ({ key: row.key, ...toSums(row) }));
      return [measure, completeGroups({ top, known, groups }, all)];
    }),
  );
}

/** Adds up the orders within some days: all of them, and those of each status and payment. */
export async function readStates(database: Database, { from, to }: Period) {
  const { rows } = await sql<SummedRow>`
    select dimension as part, key, ${SUMMED} from order_sums
    where dimension in ('all', 'status', 'payment') and day between ${from} and ${to}
    group by dimension, key`.execute(database);
  const find = (dimension: 'all' | 'status' | 'payment', key: string): Sums | undefined => {
    const found = rows.find((row) => row.part === dimension && row.key === key);
    return found && toSums(found);
  };
  return { all: find('all', '') ?? NO_SUMS, find };
}
