import { Spinner } from '#ui/spinner/Spinner.tsx';
import { cellSavingStyle } from '#ui/table/CellEditButton.tsx';
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
    <div aria-hidden="true" className={cellSavingStyle}>
      <Spinner size="sm" />
      <span translate="no" className="grid justify-items-end tabular-nums">
        {getCellFields({ field }).map((one) => (
          <span key={one}>{format(values, one)}</span>
        ))}
      </span>
    </div>
  );
}
