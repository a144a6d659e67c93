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
import type { Day } from '#contract/time/days.ts';
import type { Database } from '../schema.ts';

type SummedRow = { part: string; key: string; groups: number } & Sums;

/**
 * Adds up a column. A sum of sums can be beyond 2^53, where SQLite's driver refuses a whole number and PostgreSQL's gives a text:
 * both give one of double precision as it is, and as inexact as the browser's addition is there.
 */
const toSum = (column: keyof Sums) =>
  sql`cast(coalesce(sum(${sql.ref(column)}), 0) as double precision) as ${sql.ref(column)}`;
const SUMMED = sql.join((Object.keys(NO_SUMS) as (keyof Sums)[]).map(toSum));

const toSums = ({ orders, counted, revenue, pieces, unpriced }: Sums): Sums => ({
  orders,
  counted,
  revenue,
  pieces,
  unpriced,
});

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
  const groups = whole?.groups ?? 0;
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

/** Adds up the orders of each day that has any. */
export async function readDays(database: Database, { from, to }: Period) {
  const { rows } = await sql<{ day: Day } & Sums>`
    select day, ${SUMMED} from order_sums
    where dimension = 'all' and day between ${from} and ${to} group by day order by day`.execute(database);
  return rows;
}
