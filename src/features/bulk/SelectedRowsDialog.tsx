import { useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { SelectableRow, SelectedRows } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/** Limits the rows rendered at first, because more make the dialog slow to open. */
const ROWS_PER_STEP = 100;

type SelectedRowsDialogProps = {
  title: string;
  /** Rows that were selected when the dialog opened. They stay listed, so that they can be selected again. */
  rows: readonly SelectableRow[];
  /** Number of rows that are not on the current page. */
  hiddenCount: number;
  selected: SelectedRows;
  onChange: (row: SelectableRow, to: 'selected' | 'unselected') => void;
  onClose: () => void;
};

/** Lists the selected rows of all pages, with checkboxes to deselect them. */
export function SelectedRowsDialog({
  title,
  rows,
  hiddenCount,
  selected,
  ...handlers
}: SelectedRowsDialogProps) {
  const t = useMessages('listTools').bulk;
  const id = useId();
  const [shownCount, setShownCount] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - shownCount);
  return (
    <Dialog
      size="lg"
      title={title}
      description={t.hiddenText(hiddenCount, rows.length)}
      onClose={handlers.onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={handlers.onClose}>
          {t.done}
        </Button>
      }
    >
      <ul>
        {rows.slice(0, shownCount).map((row) => (
          <li key={row.id} className="border-border-subtle not-first:border-t">
            <label
              htmlFor={`${id}${row.id}`}
              className="flex cursor-pointer items-center gap-3 py-1.5 text-sm"
            >
              <Checkbox
                id={`${id}${row.id}`}
                label={t.keepSelected(row.name)}
                state={selected.has(row.id) ? 'checked' : 'unchecked'}
                onChange={(isChecked) => handlers.onChange(row, isChecked ? 'selected' : 'unselected')}
              />
              <span className="min-w-0 wrap-anywhere">
                <RowName {...row} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button className="mt-3" onClick={() => setShownCount(shownCount + more)}>
          {t.showMore(more)}
        </Button>
      )}
    </Dialog>
  );
}

const MAX_NAMES = 5;

/** Lists the first five rows of an action, and how many more there are. */
export function SelectedNames({ rows }: { rows: readonly SelectableRow[] }) {
  const t = useMessages('listTools').bulk;
  const more = rows.length - MAX_NAMES;
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {rows.slice(0, MAX_NAMES).map((row) => (
        <li key={row.id} className="line-clamp-2">
          <RowName {...row} />
        </li>
      ))}
      {more > 0 && <li>{t.andMore(more)}</li>}
    </ul>
  );
}

const RowName = ({ name, detail }: SelectableRow) => (
  <>
    <bdi className="font-medium text-text">{name}</bdi>
    {detail !== undefined && (
      <>
        {' '}
        <span className="text-text-muted">{`· ${detail}`}</span>
      </>
    )}
  </>
);
