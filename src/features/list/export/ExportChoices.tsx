import { useId } from 'react';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { formatRowCount } from '../formatRowCount.ts';
import { type ExportChoice, type ExportCounts, toggleColumn } from './exportModel.ts';

export type ExportChoicesProps = {
  choice: ExportChoice;
  counts: ExportCounts;
  columns: readonly { id: string; label: string }[];
  onChoose: (choice: ExportChoice) => void;
};

/** Which rows, and which columns. */
export const ExportChoices = (props: ExportChoicesProps) => (
  <div className="grid gap-5">
    <Rows {...props} />
    <Columns {...props} />
  </div>
);

function Rows({ choice, counts, onChoose }: ExportChoicesProps) {
  const { exportCopy: copy } = useWords('listTools');
  const { listCopy } = useWords('list');
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(listCopy, formats, count);
  if ('selected' in counts) return <p>{copy.selectedRows(counts.selected)}</p>;
  const { shown, everything } = counts;
  if (!shown) return <p>{copy.allRows(format(everything))}</p>;
  return (
    <SegmentedControl
      label={copy.scope}
      value={choice.scope}
      options={[
        { value: 'shown', label: copy.shown(format(shown)) },
        { value: 'everything', label: copy.everything(format(everything)) },
      ]}
      onChange={(scope) => onChoose({ ...choice, scope })}
    />
  );
}

function Columns({ choice, columns, onChoose }: ExportChoicesProps) {
  const { exportCopy: copy } = useWords('listTools');
  const titleId = useId();
  const leaveOut = (leftOut: readonly string[]) => onChoose({ ...choice, leftOut });
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={titleId} className="text-sm font-medium">
          {copy.columns}
        </span>
        <span className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={() => leaveOut([])}>
            {copy.allColumns}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => leaveOut(columns.map(({ id }) => id))}>
            {copy.noColumns}
          </Button>
        </span>
      </div>
      <div className="mt-1 grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {columns.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-8 items-center gap-2 text-sm wrap-anywhere pointer-coarse:min-h-control-lg"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-accent"
              checked={!choice.leftOut.includes(id)}
              onChange={() => onChoose(toggleColumn(choice, id))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
