import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Download } from '#ui/icon/icons.tsx';
import type { RefusedRow } from './importModel.ts';

export type RefusedRowsProps = { rows: readonly RefusedRow[]; onDownload: () => void };

const SHOWN = 10;

/** The rows that are refused, each with its reasons: the first of them here, all of them in a file. */
export function RefusedRows({ rows, onDownload }: RefusedRowsProps) {
  const { importCopy: copy } = useWords('productImport');
  if (rows.length === 0) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{copy.refusedTitle(rows.length)}</h3>
        <Button size="sm" icon={<Download />} onClick={onDownload}>
          {copy.refusedFile}
        </Button>
      </div>
      {rows.length > SHOWN && <p className="text-sm text-text-muted">{copy.refusedMore(SHOWN)}</p>}
      <ul className="mt-2 border-y border-border-subtle">
        {rows.slice(0, SHOWN).map(({ number, name, reasons }) => (
          <li
            key={number}
            className="flex gap-x-4 gap-y-0.5 border-border-subtle py-2 text-sm not-first:border-t max-sm:flex-col"
          >
            <span className="w-20 flex-none text-text-muted tabular-nums">{copy.row(number)}</span>
            <div className="min-w-0 flex-1">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              {reasons.map((reason) => (
                <p key={reason} className="wrap-anywhere text-critical-strong">
                  {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
