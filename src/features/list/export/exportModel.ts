import type { RowCount } from '#contract/lists/pageCall.ts';
import { toDay } from '#contract/time/days.ts';
import type { CsvValue } from '#features/csv/csvText.ts';

/** A column of the file. */
export type ExportColumn<Row, Id extends string = string> = {
  id: Id;
  /**
   * Its heading in the file, in English whatever the language: administrators hand files to one another, and the import
   * knows its own headings again. The dialog calls a column by its name in the catalogue.
   */
  heading: string;
  value: (row: Row) => CsvValue;
};

/** `shown` is what the list shows, with its search, filters and sort; `everything` has no filter and the store's order. */
export type ExportScope = 'shown' | 'everything';

export type ExportChoice = {
  scope: ExportScope;
  /** Ids of the columns that are left out: a new column is in the file until somebody takes it out. */
  leftOut: readonly string[];
};

type ExportProgress = {
  done: number;
  /** Undefined until the first rows have come. */
  total: number | undefined;
};

/** Everything the export can be showing. */
export type ExportState =
  | { status: 'choosing' }
  | ({ status: 'writing' } & ExportProgress)
  /** The rows that were written are kept, and it goes on from there. */
  | ({ status: 'failed'; text: string } & ExportProgress)
  | { status: 'done'; fileName: string; rowCount: number };

export type ExportCounts =
  | {
      /** Undefined where the list leaves nothing out. */
      shown: RowCount | undefined;
      everything: RowCount;
    }
  /** Only the rows that are selected: there is no choice of others. */
  | { selected: number };

/** Returns how many of the selected rows the file lacks, because somebody has deleted them. */
export const countMissing = (counts: ExportCounts, rowCount: number): number =>
  'selected' in counts ? Math.max(0, counts.selected - rowCount) : 0;

/** Returns the columns of the file, in their order. */
export const getChosenColumns = <Column extends { id: string }>(
  columns: readonly Column[],
  { leftOut }: Pick<ExportChoice, 'leftOut'>,
): readonly Column[] => columns.filter(({ id }) => !leftOut.includes(id));

/** Takes a column out of the file, or puts it in again. */
export const toggleColumn = ({ leftOut, ...choice }: ExportChoice, id: string): ExportChoice => ({
  ...choice,
  leftOut: leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id],
});

/** Names the file by what is in it and the day in the store's time zone: 'products-2026-11-25.csv'. */
export const getExportFileName = (name: string, now: number, timeZone: string | undefined): string =>
  `${name}-${toDay(now, timeZone)}.csv`;
