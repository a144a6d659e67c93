import type { CheckedRow, EmptyCells, FieldChange, ParsedField } from './checkedRow.ts';
import type { ColumnTarget } from './importFields.ts';
import type { FileFormat, UnreadableReason } from './parseTable.ts';
import type { NumberStyle } from './numberStyle.ts';

/** A column with its header, first value and target. */
export type ImportColumn = { header: string; example: string; target: ColumnTarget };

/** The outcome of a row that was sent. */
export type RowOutcome = { kind: 'created' } | { kind: 'updated' } | { kind: 'refused'; reason: string };

/** Number of rows per outcome. */
export type ImportCounts = Record<'created' | 'updated' | 'unchanged' | 'refused' | 'earlier', number>;

export type RefusedRow = { number: number; name: string; reasons: readonly string[] };

/** A new row in the preview. */
export type NewRow = { number: number; name: string; fields: readonly ParsedField[] };
export type ChangedRow = { number: number; name: string; changes: readonly FieldChange[] };

export type ImportProgress = { done: number; total: number };

/** What was sent so far. */
type ImportSummary = { fileName: string; counts: ImportCounts; refused: readonly RefusedRow[] };

/** The states of the import. */
export type ImportState =
  | { status: 'choosing' }
  | { status: 'reading'; fileName: string }
  /** `format` is set if another separator or encoding may help. */
  | ({ status: 'unreadable'; fileName: string; format?: FileFormat | undefined } & UnreadableReason)
  | {
      status: 'mapping';
      fileName: string;
      rowCount: number;
      columns: readonly ImportColumn[];
      format: FileFormat;
      /** Undefined if no column holds numbers. */
      numberStyle: NumberStyle | undefined;
      emptyCells: EmptyCells;
      imageCount: number;
    }
  | ({ status: 'checking'; fileName: string } & ImportProgress)
  /** The existing products couldn't be loaded. */
  | { status: 'notChecked'; fileName: string; text: string }
  /** `counts` is what will happen. */
  | ({ status: 'preview'; created: readonly NewRow[]; changed: readonly ChangedRow[] } & ImportSummary)
  | ({ status: 'running'; fileName: string } & ImportProgress)
  /** Stopped; pending calls are awaited. */
  | ({ status: 'stopping'; fileName: string } & ImportProgress)
  | ({ status: 'stopped'; remaining: number } & ImportSummary)
  /** The store can't be reached. */
  | ({ status: 'failed'; remaining: number; text: string } & ImportSummary)
  | ({ status: 'done' } & ImportSummary);

/** Returns the rows that create a product, and those that change one. */
export const getPlannedRows = (rows: readonly CheckedRow[]) => ({
  created: rows.filter((row) => row.kind === 'create'),
  changed: rows.filter((row) => row.kind === 'update'),
});

type Outcomes = ReadonlyMap<number, RowOutcome>;

const COUNT_KEYS = {
  create: 'created',
  update: 'updated',
  unchanged: 'unchanged',
  refused: 'refused',
  earlier: 'earlier',
} as const satisfies Record<CheckedRow['kind'], keyof ImportCounts>;

const NO_ROWS: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, earlier: 0 };

/** Counts what will happen to the rows. */
export function countPlanned(rows: readonly CheckedRow[]): ImportCounts {
  const counts = { ...NO_ROWS };
  for (const { kind } of rows) counts[COUNT_KEYS[kind]] += 1;
  return counts;
}

/** Counts the outcomes of rows that were sent. */
export function countDone(rows: readonly CheckedRow[], outcomes: Outcomes): ImportCounts {
  const counts = { ...NO_ROWS };
  for (const row of rows) {
    const kind = isSent(row) ? outcomes.get(row.number)?.kind : COUNT_KEYS[row.kind];
    if (kind) counts[kind] += 1;
  }
  return counts;
}

export type SentRow = Extract<CheckedRow, { kind: 'create' | 'update' }>;
const isSent = (row: CheckedRow): row is SentRow => row.kind === 'create' || row.kind === 'update';

/** Returns the rows that are still to be sent. */
export const getRemainingRows = (rows: readonly CheckedRow[], outcomes: Outcomes): SentRow[] =>
  rows.filter(isSent).filter(({ number }) => !outcomes.has(number));

/** Returns the rows rejected by the check or by the store. */
export const getRefusedRows = (rows: readonly CheckedRow[], outcomes: Outcomes): RefusedRow[] =>
  rows.flatMap((row): RefusedRow[] => {
    const { number, name } = row;
    if (row.kind === 'refused') return [{ number, name, reasons: row.reasons }];
    const outcome = outcomes.get(number);
    return outcome?.kind === 'refused' ? [{ number, name, reasons: [outcome.reason] }] : [];
  });
