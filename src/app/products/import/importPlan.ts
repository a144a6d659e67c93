import type { CheckedRow } from '#features/products/import/checkedRow.ts';
import {
  countDone,
  countPlanned,
  getRemainingRows,
  getPlannedRows,
  getRefusedRows,
  type ImportState,
  type RowOutcome,
} from '#features/products/import/importModel.ts';
import type { ImportLog } from './importLog.ts';
import type { LoadedFile } from './useImportFile.ts';

/** The rows of a file with what the import will do, and the outcomes of those that were sent. */
export type ImportPlan = {
  file: LoadedFile;
  rows: readonly CheckedRow[];
  log: ImportLog;
  outcomes: Map<number, RowOutcome>;
};

const getSummary = ({ file, rows, outcomes }: ImportPlan) => ({
  fileName: file.fileName,
  refused: getRefusedRows(rows, outcomes),
});

/** Returns the state that shows what the import will do. */
export const toPreview = (plan: ImportPlan) =>
  ({
    status: 'preview',
    ...getSummary(plan),
    ...getPlannedRows(plan.rows),
    counts: countPlanned(plan.rows),
  }) satisfies ImportState;

/** Returns the final state of an import. */
export function toResult(
  plan: ImportPlan,
  failure: string | undefined,
): ImportState & { status: 'stopped' | 'failed' | 'done' } {
  const result = { ...getSummary(plan), counts: countDone(plan.rows, plan.outcomes) };
  const left = getRemainingRows(plan.rows, plan.outcomes).length;
  if (left === 0) return { status: 'done', ...result };
  if (failure === undefined) return { status: 'stopped', left, ...result };
  return { status: 'failed', left, text: failure, ...result };
}
