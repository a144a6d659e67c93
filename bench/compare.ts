import path from 'node:path';
import { buildFrontEnd } from '../scripts/build-front-end.mjs';
import { buildPages } from './buildPages.ts';
import type { ComparedRow } from './comparedRows.ts';
import { compareInteractions, measureLargestPages } from './compareInteractions.ts';
import { compareVisits, measurePages, type VisitOptions } from './compareVisits.ts';
import { fetchRows, type Store, startStore } from './startStore.ts';
import { type ServerName, type SubjectName, subjects } from './subjects.ts';

export const COMPARE_PARTS = ['visits', 'interactions'] as const;
export type ComparePart = (typeof COMPARE_PARTS)[number];

export type CompareOptions = {
  parts: readonly ComparePart[];
  names: readonly SubjectName[];
  repetitions: number;
  /** A checkout with a built product, which is compared as `base`. */
  baseFolder: string | undefined;
};

const ROWS = 1000;

/** Compares Counter with an ordinary React page, MUI's data grid and react-admin's lists, and prints tables. */
export async function compare({
  parts,
  names,
  repetitions,
  baseFolder,
}: CompareOptions): Promise<ComparedRow[]> {
  if (!buildFrontEnd((line) => console.log(line))) process.exit(1);
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
