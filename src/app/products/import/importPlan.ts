import {
  type CheckedRow,
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

const describe = ({ file, rows, outcomes }: ImportPlan) => ({
  fileName: file.fileName,
  refused: getRefusedRows(rows, outcomes),
});

export const toPreview = (plan: ImportPlan) =>
  ({
    status: 'preview',
    ...describe(plan),
    ...getPlannedRows(plan.rows),
    counts: countPlanned(plan.rows),
  }) satisfies ImportState;

/** Returns the final state of an import. */
export function toResult(
  plan: ImportPlan,
  failure: string | undefined,
): ImportState & { status: 'stopped' | 'failed' | 'done' } {
  const result = { ...describe(plan), counts: countDone(plan.rows, plan.outcomes) };
  const remaining = getRemainingRows(plan.rows, plan.outcomes).length;
  if (remaining === 0) return { status: 'done', ...result };
  if (failure === undefined) return { status: 'stopped', remaining, ...result };
  return { status: 'failed', remaining, text: failure, ...result };
}
