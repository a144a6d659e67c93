import { setImmediate } from 'node:timers/promises';
import {
  buildReport,
  type Measure,
  type RankedGroups,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  toTotals,
} from '#contract/reports/buildReport.ts';
import type { Dimension, Sums } from '#contract/reports/orderSums.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import { limitConcurrency } from '../../../http/limitConcurrency.ts';
import { readRevision } from '../revisions.ts';
import type { Database } from '../schema.ts';
import { readDays, readGroups, readStates } from './readGroups.ts';
import { checkSumsZone } from './sumsZone.ts';
import { readLabels } from './writeLabels.ts';

async function countUndated(database: Database): Promise<number> {
  const row = await database
    .selectFrom('order_sums')
    .select('orders')
    .where('dimension', '=', 'all')
    .where('day', '=', '')
    .executeTakeFirst();
  return row?.orders ?? 0;
}

/** Reads each dimension once, by all that its sections are ranked by. */
async function readSections(database: Database, period: Period, all: Sums) {
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

const readTotals = async (database: Database, period: Period) => {
  const { all, find } = await readStates(database, period);
  return { all, total: toTotals(all, find) };
};

async function readReport(database: Database, period: Period, before: Period | undefined, decimals: number) {
  const { all, total } = await readTotals(database, period);
  const sections = await readSections(database, period, all);
  const named = SECTION_NAMES.flatMap((name) =>
    sections[name].top.map(({ key }) => ({ dimension: SECTIONS[name].dimension, key })),
  );
  return buildReport({
    total,
    before: before && (await readTotals(database, before)).total,
    days: await readDays(database, period),
    sections,
    undated: await countUndated(database),
    labelOf: await readLabels(database, named),
    decimals,
  });
}

/** Answers that are kept until an order is written: a year of a large store takes a while, and several people look at it. */
const ANSWERS_MAX = 50;

/** How many reports wait for the one that is read. */
const QUEUED_MAX = 8;

/** Notes an answer, in the place of the oldest one where there are too many. */
function keepAnswer<Answer>(answers: Map<string, Answer>, name: string, answer: Answer): void {
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= ANSWERS_MAX) answers.delete(oldest);
  answers.set(name, answer);
}

/** Creates the function that answers reports from the sums, anew only after a write to an order. */
export function createSalesReport(database: Database, timeZone: string) {
  const runLimited = limitConcurrency({ running: 1, queued: QUEUED_MAX });
  let known: { revision: number; answers: Map<string, Promise<SalesReport>> } | undefined;
  /** One moment for all parts of a report: they have to add up. */
  const read = (period: Period, before: Period | undefined) =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const decimals = await checkSumsZone(transaction, timeZone);
        return readReport(transaction, period, before, decimals);
      });
  return async (period: Period, before: Period | undefined): Promise<SalesReport> => {
    // Before the sums: a write in between makes what is kept look older than it is, never newer.
    const revision = await readRevision(database, 'orders');
    if (known?.revision !== revision) known = { revision, answers: new Map() };
    const { answers } = known;
    const name = JSON.stringify([period.from, period.to, before?.from, before?.to]);
    const kept = answers.get(name);
    if (kept) return kept;
    const answer = runLimited(async () => {
      // The embedded engine reads without a pause: other requests have their turn between two reports.
      await setImmediate();
      return read(period, before);
    });
    answer.catch(() => answers.delete(name));
    keepAnswer(answers, name, answer);
    return answer;
  };
}
