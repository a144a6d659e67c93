import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Download } from 'lucide-react';
import type { RefusedRow } from './importModel.ts';
import { RowPages } from './RowPages.tsx';

export type RefusedRowsProps = { rows: readonly RefusedRow[]; onDownload: () => void };

/** The rows that can't be imported, each with its reasons, and a file of them to correct. */
export function RefusedRows({ rows, onDownload }: RefusedRowsProps) {
  const { importCopy: copy } = useWords('productImport');
  if (rows.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{copy.refusedTitle(rows.length)}</h3>
        <Button size="sm" icon={<Download />} onClick={onDownload}>
          {copy.refusedFile}
        </Button>
      </div>
      <RowPages rows={rows}>
        {({ reasons }) =>
          reasons.map((reason) => (
            <p key={reason} className="wrap-anywhere text-critical-strong">
              {reason}
            </p>
          ))
        }
      </RowPages>
    </div>
  );
}
