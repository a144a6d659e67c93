import type { RowCount } from '#contract/lists/pageCall.ts';
import { toDay } from '#contract/time/days.ts';
import type { CsvValue } from '#features/csv/csvText.ts';

export type ExportColumn<Row, Id extends string = string> = {
  id: Id;
  /**
   * Header in the file. Always English, so that the import accepts files exported in any language. The dialog shows the
   * translated name.
   */
  header: string;
  value: (row: Row) => CsvValue;
};

/** filtered: with the list's search, filters and sort. all: unfiltered, in the store's order. */
export type ExportScope = 'filtered' | 'all';

export type ExportChoice = {
  scope: ExportScope;
  /** Ids of excluded columns. New columns are included by default. */
  excludedColumns: readonly string[];
};

type ExportProgress = {
  done: number;
  /** Undefined until the first rows are read. */
  total: number | undefined;
};

/** The states of the export dialog. */
export type ExportState =
  | { status: 'choosing' }
  | ({ status: 'writing' } & ExportProgress)
  /** Keeps the rows written so far; a retry continues from there. */
  | ({ status: 'failed'; text: string } & ExportProgress)
  | { status: 'done'; fileName: string; rowCount: number };

export type ExportCounts =
  | {
      /** Undefined if the list has no filter. */
      filtered: RowCount | undefined;
      all: RowCount;
    }
  /** Exports the selected rows; the dialog offers no scope. */
  | { selected: number };

/** Returns how many of the selected rows are missing from the file, because they were deleted. */
export const countMissing = (counts: ExportCounts, rowCount: number): number =>
  'selected' in counts ? Math.max(0, counts.selected - rowCount) : 0;

/** Returns the columns of the file, in order. */
export const getIncludedColumns = <Column extends { id: string }>(
  columns: readonly Column[],
  { excludedColumns }: Pick<ExportChoice, 'excludedColumns'>,
): readonly Column[] => columns.filter(({ id }) => !excludedColumns.includes(id));

/** Excludes a column, or includes it again. */
export const toggleColumn = ({ excludedColumns, ...choice }: ExportChoice, id: string): ExportChoice => ({
  ...choice,
  excludedColumns: excludedColumns.includes(id)
    ? excludedColumns.filter((columnId) => columnId !== id)
    : [...excludedColumns, id],
});

/** Returns the file name with the date in the store's time zone: 'products-2026-11-25.csv'. */
export const getExportFileName = (name: string, now: number, timeZone: string | undefined): string =>
  `${name}-${toDay(now, timeZone)}.csv`;
