import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFrontEnd } from '../scripts/buildFrontEnd.ts';
import { buildPages } from './buildPages.ts';
import type { ComparedRow } from './comparedRows.ts';
import { compareInteractions, measureLargestPages } from './compareInteractions.ts';
import { compareVisits, measurePages, type VisitOptions } from './compareVisits.ts';
import { findRegressions, type Ratios, toRatios } from './ratios.ts';
import { fetchRows, type Store, startStore } from './startStore.ts';
import { type ServerName, type SubjectName, subjects } from './subjects.ts';

export const COMPARE_PARTS = ['visits', 'interactions'] as const;
type ComparePart = (typeof COMPARE_PARTS)[number];

export type CompareOptions = {
  parts: readonly ComparePart[];
  names: readonly SubjectName[];
  repetitions: number;
  /** A checkout with a built product, which is compared as `base`. */
  baseFolder: string | undefined;
  /** Writes the ratios to recorded.json instead of comparing them with it. */
  records: boolean;
};

const ROWS = 1000;

/** Measures the parts, and prints tables. */
async function measureRows({
  parts,
  names,
  repetitions,
  baseFolder,
}: CompareOptions): Promise<ComparedRow[]> {
  const pages = await buildPages('dist');
  const stores: { [Name in ServerName]?: Store } = {};
  try {
    stores.plain = await startStore(pages.folder, ROWS, 'none');
    stores.full = await startStore(pages.folder, ROWS);
    if (baseFolder !== undefined) stores.base = await startStore(path.join(baseFolder, 'dist'), ROWS, 'none');
    const { products, orders } = await fetchRows(stores.plain);
    const options: VisitOptions = {
      names,
      getOrigin: (name) => stores[subjects[name].server]!.address,
      firstRows: { products: products[0]!.name, orders: orders[0]!.product.name },
      repetitions,
    };
    const rows: ComparedRow[] = [];
    if (parts.includes('visits')) {
      rows.push(...(await compareVisits(options)));
      await measurePages(options, stores.full.address);
    }
    if (parts.includes('interactions')) {
      rows.push(...(await compareInteractions(options)));
      await measureLargestPages(options);
    }
    return rows;
  } finally {
    await Promise.all(Object.values(stores).map((store) => store.close()));
    pages.remove();
  }
}

const RECORDED = path.join(import.meta.dirname, 'recorded.json');

const readRecorded = (): Ratios =>
  existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, 'utf8')) as Ratios) : {};

/** Keeps the recorded ratios of rows that were not measured. */
function record(rows: readonly ComparedRow[]): void {
  const ratios = { ...readRecorded(), ...toRatios(rows) };
  writeFileSync(RECORDED, `${JSON.stringify(ratios, undefined, 2)}\n`);
  console.log('recorded the ratios in bench/recorded.json');
}

function check(rows: readonly ComparedRow[]): void {
  const regressions = findRegressions(rows, readRecorded());
  for (const sentence of regressions) console.error(sentence);
  if (regressions.length === 0) return;
  console.error('If this is intended, record the new ratios: npm run bench -- compare --record');
  process.exitCode = 1;
}

/**
 * Compares Counter with an ordinary React page, MUI's data grid and react-admin's lists, and prints tables. The process
 * fails if Counter got slower beside its peers than recorded.
 */
export async function compare(options: CompareOptions): Promise<void> {
  if (!buildFrontEnd()) process.exit(1);
  const rows = await measureRows(options);
  if (options.records) record(rows);
  else check(rows);
}
