import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  getColumnName,
  getMovableColumns,
  moveColumn,
  toggleColumn,
  type ViewColumn,
} from './viewChanges.ts';
import type { ListViews } from './viewModel.ts';

type ViewColumnsProps = {
  columns: readonly ViewColumn[];
  views: ListViews;
  /** Id of the column that the list is sorted by. */
  sortedBy: string | undefined;
  onChange: (change: (views: ListViews) => ListViews) => void;
};

/** Shows, hides and moves columns. Focus stays on the button of the moved column. */
export function ViewColumns({ columns, views, sortedBy, onChange }: ViewColumnsProps) {
  const t = useMessages('listTools').viewPanel;
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');
  const movable = getMovableColumns(columns, views.layout);
  const move = (column: ViewColumn, index: number, step: -1 | 1) => {
    onChange((now) => moveColumn(now, columns, column.id, step));
    setAnnouncement(t.moved(getColumnName(column), index + 1 + step, movable.length));
  };
  const isHidden = (id: string) => views.layout.hidden.includes(id);
  const hiddenSort = movable.find(({ id, fixed }) => id === sortedBy && !fixed && isHidden(id));
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="mb-1 text-sm font-medium">
        {t.columns}
      </h3>
      <ul className="-me-2 grid">
        {movable.map((column, index) => (
          <li key={column.id} className="flex items-center">
            <ColumnName
              column={column}
              status={isHidden(column.id) ? 'hidden' : 'shown'}
              onToggle={() => onChange((now) => toggleColumn(now, column.id))}
            />
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={t.moveUp(getColumnName(column))}
              disabledReason={index === 0 ? t.isTop : undefined}
              onClick={() => move(column, index, -1)}
            />
            <IconButton
              size="sm"
              icon={<ArrowDown />}
              label={t.moveDown(getColumnName(column))}
              disabledReason={index === movable.length - 1 ? t.isBottom : undefined}
              onClick={() => move(column, index, 1)}
            />
          </li>
        ))}
      </ul>
      {hiddenSort && (
        <p className="mt-1 text-sm text-text-muted">{t.sortedByHidden(getColumnName(hiddenSort))}</p>
      )}
      <output className="sr-only">{announcement}</output>
    </fieldset>
  );
}

type ColumnNameProps = { column: ViewColumn; status: 'shown' | 'hidden'; onToggle: () => void };

/** A column's name, with a checkbox unless it can't be hidden. */
function ColumnName({ column, status, onToggle }: ColumnNameProps) {
  const t = useMessages('listTools').viewPanel;
  const name = getColumnName(column);
  const line = 'flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-sm pointer-coarse:min-h-control-lg';
  if (column.fixed)
    return (
      <span className={line}>
        <span className="grid size-6 flex-none place-items-center text-text-subtle pointer-coarse:size-control-lg [&>svg]:size-3.5">
          <Lock />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span>{name}</span> <span className="text-xs text-text-subtle">{`· ${t.always}`}</span>
        </span>
      </span>
    );
  return (
    <label className={line}>
      <span className="grid size-6 flex-none place-items-center pointer-coarse:size-control-lg">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={status === 'shown'}
          onChange={onToggle}
        />
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </label>
  );
}
