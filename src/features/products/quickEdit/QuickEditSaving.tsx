import { Spinner } from '#ui/spinner/Spinner.tsx';
import type { EditableFields } from './quickEditModel.ts';
import { getCellFields, type QuickEditField } from '../inventory/quickEditCell.ts';
import { useValueFormat } from './useChangeText.ts';

type QuickEditSavingProps = {
  field: QuickEditField;
  /** The new values. */
  values: EditableFields;
};

/** Covers a cell while its new value is being saved. Its button keeps the focus. */
export function QuickEditSaving({ field, values }: QuickEditSavingProps) {
  const format = useValueFormat();
  return (
    <div aria-hidden="true" className={panelStyle}>
      <Spinner size="sm" />
      <span translate="no" className="grid justify-items-end tabular-nums">
        {getCellFields({ field }).map((one) => (
          <span key={one}>{format(values, one)}</span>
        ))}
      </span>
    </div>
  );
}

const panelStyle =
  'pointer-events-none absolute start-0 top-1/2 z-1 flex w-max -translate-y-1/2 items-center gap-2 rounded-lg border border-border bg-surface-raised px-3 py-1.5 text-sm font-medium whitespace-nowrap text-text-muted shadow-(--shadow-raised) in-data-[align=end]:start-auto in-data-[align=end]:end-0 cards:in-data-[align=end]:start-0 cards:in-data-[align=end]:end-auto';
