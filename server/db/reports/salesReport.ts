import { sql } from 'kysely';
import {
  buildReport,
  addRemainingGroups,
  type GroupSums,
  type Measure,
  type RankedGroups,
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
  TOP_GROUPS,
  toTotals,
} from '#contract/reports/buildReport.ts';
import {
  type Currency,
  getCurrencyDecimals,
  getStoreCurrency,
  type OtherCurrency,
} from '#contract/money/currency.ts';
import { type Dimension, NO_SUMS, type Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { Day } from '#contract/time/days.ts';
import { limitConcurrency } from '../../base/limitConcurrency.ts';
import { readRevision } from '../revisions.ts';
import type { SqlDatabase } from '../schema.ts';
import { sleep } from '../sleep.ts';
import { findCompleteBuild } from './nextSums.ts';
import { readLabels } from './orderSums.ts';

type SumsRow = { name: string; key: string; groups: number } & Sums;

/** Sums a column as double precision: a sum above 2^53 fails in SQLite's driver and becomes text in PostgreSQL's. */
const toSum = (column: keyof Sums) =>
  sql`cast(coalesce(sum(${sql.ref(column)}), 0) as double precision) as ${sql.ref(column)}`;
const SUM_COLUMNS = sql.join((Object.keys(NO_SUMS) as (keyof Sums)[]).map(toSum));

/** The orders that a report counts: those of a period in the store's currency, in a build of the sums. */
type Counted = Period & { currency: string; build: number };

const toSums = ({ orders, counted, revenue, pieces, unpriced }: Sums): Sums => ({
  orders,
  counted,
  revenue,
  pieces,
  unpriced,
});

/** Sums up the keys of a dimension in a period, and ranks them by each measure. */
async function readGroups(
  database: SqlDatabase,
  dimension: Dimension,
  { from, to, currency, build }: Counted,
  measures: readonly Measure[],
  all: Sums,
): Promise<Map<Measure, RankedGroups>> {
  const topQueries = measures.map(
    (measure) => sql`select * from (
      select ${sql.lit(measure)} as name, key, orders, counted, revenue, pieces, unpriced, 1 as groups from grouped
      order by ${sql.ref(measure)} desc, key limit ${sql.lit(TOP_GROUPS)}) ${sql.ref(`by_${measure}`)}`,
  );
  const { rows } = await sql<SumsRow>`
    with grouped as (
      select key, ${SUM_COLUMNS} from order_sums
      where build = ${build} and dimension = ${dimension} and day between ${from} and ${to} and currency = ${currency} group by key)
    select 'known' as name, '' as key, ${SUM_COLUMNS}, count(*) as groups from grouped
    union all ${sql.join(topQueries, sql` union all `)}`.execute(database);
  const knownRow = rows.find(({ name }) => name === 'known');
  const known = knownRow ? toSums(knownRow) : NO_SUMS;
  const groups = knownRow?.groups ?? 0;
  return new Map(
    measures.map((measure) => {
      const top = rows
        .filter(({ name }) => name === measure)
        .map((row): GroupSums => ({ key: row.key, ...toSums(row) }));
      return [measure, addRemainingGroups({ top, known, groups }, all)];
    }),
  );
}

/** Sums up the orders of a period, in total and by status and payment. */
async function readStatusSums(database: SqlDatabase, { from, to, currency, build }: Counted) {
  const { rows } = await sql<SumsRow>`
    select dimension as name, key, ${SUM_COLUMNS} from order_sums
    where build = ${build} and dimension in ('all', 'status', 'payment') and day between ${from} and ${to} and currency = ${currency}
    group by dimension, key`.execute(database);
  const find = (dimension: 'all' | 'status' | 'payment', key: string): Sums | undefined => {
    const found = rows.find((row) => row.name === dimension && row.key === key);
    return found && toSums(found);
  };
  return { all: find('all', '') ?? NO_SUMS, find };
}

/** Sums up the orders of each day. */
async function readDays(database: SqlDatabase, { from, to, currency, build }: Counted) {
  const { rows } = await sql<{ day: Day } & Sums>`
    select day, ${SUM_COLUMNS} from order_sums
    where build = ${build} and dimension = 'all' and day between ${from} and ${to} and currency = ${currency}
    group by day order by day`.execute(database);
  return rows;
}

/** Counts the orders of the period in each other currency. */
async function countOtherCurrencies(database: SqlDatabase, { from, to, currency, build }: Counted) {
  const { rows } = await sql<OtherCurrency>`
    select currency, cast(sum(orders) as double precision) as orders from order_sums
    where build = ${build} and dimension = 'all' and day between ${from} and ${to} and currency <> ${currency}
    group by currency`.execute(database);
  return rows;
}

/** Counts the orders without a valid date, in all currencies. */
async function countUndated(database: SqlDatabase, build: number): Promise<number> {
  const rows = await database
    .selectFrom('order_sums')
    .select('orders')
    .where('build', '=', build)
    .where('dimension', '=', 'all')
    .where('day', '=', '')
    .execute();
  return rows.reduce((sum, { orders }) => sum + orders, 0);
}

/** Reads each dimension once for all of its sections. */
async function readSections(database: SqlDatabase, period: Counted, all: Sums) {
  const measures = Map.groupBy(SECTION_NAMES, (name) => SECTIONS[name].dimension);
  const ranked = new Map<Dimension, Map<Measure, RankedGroups>>();
  for (const [dimension, names] of measures) {
    const by = names.map((name) => SECTIONS[name].measure);
    ranked.set(dimension, await readGroups(database, dimension, period, by, all));
  }
  const find = ({ dimension, measure }: (typeof SECTIONS)[SectionName]) =>
    ranked.get(dimension)?.get(measure);
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, find(SECTIONS[name])])) as Record<
    SectionName,
    RankedGroups
  >;
}

const readTotals = async (database: SqlDatabase, period: Counted) => {
  const { all, find } = await readStatusSums(database, period);
  return { all, total: toTotals(all, find) };
};

async function readReport(database: SqlDatabase, period: Counted, before: Counted | undefined) {
  const { all, total } = await readTotals(database, period);
  const sections = await readSections(database, period, all);
  const topKeys = SECTION_NAMES.flatMap((name) =>
    sections[name].top.map(({ key }) => ({ dimension: SECTIONS[name].dimension, key })),
  );
  return buildReport({
    total,
    before: before && (await readTotals(database, before)).total,
    days: await readDays(database, period),
    sections,
    otherCurrencies: await countOtherCurrencies(database, period),
    undated: await countUndated(database, period.build),
    getLabel: await readLabels(database, topKeys),
    decimals: getCurrencyDecimals(period.currency),
  });
}

/** Reports are cached because building one of a large store takes a while. */
const MAX_CACHED_REPORTS = 50;

const MAX_QUEUED = 8;

/** Caches a report. Evicts the oldest one when the cache is full. */
function cacheReport<Report>(reports: Map<string, Report>, name: string, report: Report): void {
  const [oldest] = reports.keys();
  if (oldest !== undefined && reports.size >= MAX_CACHED_REPORTS) reports.delete(oldest);
  reports.set(name, report);
}

/** Creates a function that builds reports from the sums, cached until an order, the time zone or the currency changes. */
export function createSalesReport(
  database: SqlDatabase,
  readCurrency: (transaction: SqlDatabase) => Promise<Currency>,
) {
  const runLimited = limitConcurrency({ maxRunning: 1, maxQueued: MAX_QUEUED });
  let cache: { revision: number; reports: Map<string, Promise<SalesReport>> } | undefined;
  /** One transaction, so that all parts of a report add up. */
  const read = (period: Period, before: Period | undefined) =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const sums = await findCompleteBuild(transaction);
        if (!sums) throw new Error('the store has no sums');
        const counted = { build: sums.build, currency: getStoreCurrency(await readCurrency(transaction)) };
        const report = await readReport(
          transaction,
          { ...period, ...counted },
          before && { ...before, ...counted },
        );
        return { ...report, timeZone: sums.time_zone };
      });
  return async (period: Period, before: Period | undefined): Promise<SalesReport> => {
    // Read before the sums: after a concurrent write the cache counts as outdated and is built again.
    const revision = await readRevision(database, 'orders');
    if (cache?.revision !== revision) cache = { revision, reports: new Map() };
    const { reports } = cache;
    const name = JSON.stringify([period.from, period.to, before?.from, before?.to]);
    const cached = reports.get(name);
    if (cached) return cached;
    const report = runLimited(async () => {
      // SQLite blocks the process, so let other requests run between two reports.
      await sleep(0);
      return read(period, before);
    });
    report.catch(() => reports.delete(name));
    cacheReport(reports, name, report);
    return report;
  };
}
