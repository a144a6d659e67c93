import { type RefObject, useState, useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import {
  DEFAULT_LAYOUT,
  isSameLayout,
  resetLayout,
  setDensity,
  getColumnName,
  getMovableColumns,
  moveColumn,
  toggleColumn,
  type ViewColumn,
} from './viewChanges.ts';
import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { isHiddenColumn, type ListViews } from './viewModel.ts';

type ViewPanelProps = SavedViewsProps & {
  /** Id of the column that the list is sorted by. */
  sortedBy: string | undefined;
  /** Whether the browser can store the views. */
  storage: 'available' | 'unavailable';
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Edits a list's columns, density and saved views. Changes apply immediately. */
export function ViewPanel({
  sortedBy,
  storage,
  onClose,
  anchor,
  onApply,
  ...savedViewsProps
}: ViewPanelProps) {
  const t = useMessages('listTools').viewPanel;
  const { columns, views, onChange } = savedViewsProps;
  return (
    <Popover
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <ResetButton
            status={isSameLayout(columns, views.layout, DEFAULT_LAYOUT) ? 'default' : 'changed'}
            onReset={() => onChange(resetLayout)}
          />
          <Button variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {storage === 'unavailable' && (
          <Notice role="alert" tone="caution" title={t.storageUnavailableTitle}>
            {t.storageUnavailable}
          </Notice>
        )}
        <SavedViews
          {...savedViewsProps}
          onApply={(view) => {
            onApply(view);
            onClose();
          }}
        />
        <ViewColumns {...{ columns, views, sortedBy, onChange }} />
        <SegmentedControl
          label={t.density}
          value={views.layout.density}
          options={[
            { value: 'comfortable', label: t.densities.comfortable },
            { value: 'compact', label: t.densities.compact },
          ]}
          onChange={(density) => onChange((current) => setDensity(current, density))}
        />
      </div>
    </Popover>
  );
}

/** Announces the reset to screen readers, because the panel may cover the table. */
function ResetButton({ status, onReset }: { status: 'default' | 'changed'; onReset: () => void }) {
  const t = useMessages('listTools').viewPanel;
  const [announcement, setAnnouncement] = useState('');
  return (
    <span className="me-auto">
      <Button
        variant="ghost"
        disabledReason={status === 'default' ? t.nothingToReset : undefined}
        onClick={() => {
          onReset();
          setAnnouncement(t.resetDone);
        }}
      >
        {t.reset}
      </Button>
      <output className="sr-only">{status === 'default' && announcement}</output>
    </span>
  );
}

type ViewColumnsProps = {
  columns: readonly ViewColumn[];
  views: ListViews;
  /** Id of the column that the list is sorted by. */
  sortedBy: string | undefined;
  onChange: (change: (views: ListViews) => ListViews) => void;
};

/** Shows, hides and moves columns. Focus stays on the button of the moved column. */
function ViewColumns({ columns, views, sortedBy, onChange }: ViewColumnsProps) {
  const t = useMessages('listTools').viewPanel;
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');
  const movableColumns = getMovableColumns(columns, views.layout);
  const move = (column: ViewColumn, index: number, step: -1 | 1) => {
    onChange((current) => moveColumn(current, columns, column.id, step));
    setAnnouncement(t.moved(getColumnName(column), index + 1 + step, movableColumns.length));
  };
  const isHidden = (column: ViewColumn) => isHiddenColumn(column, views.layout);
  const hiddenSortColumn = movableColumns.find((column) => column.id === sortedBy && isHidden(column));
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="mb-1 text-sm font-medium">
        {t.columns}
      </h3>
      <ul className="-me-2 grid">
        {movableColumns.map((column, index) => (
          <li key={column.id} className="flex items-center">
            <ColumnToggle
              column={column}
              status={isHidden(column) ? 'hidden' : 'shown'}
              onToggle={() => onChange((current) => toggleColumn(current, column.id))}
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
              disabledReason={index === movableColumns.length - 1 ? t.isBottom : undefined}
              onClick={() => move(column, index, 1)}
            />
          </li>
        ))}
      </ul>
      {hiddenSortColumn && (
        <p className="mt-1 text-sm text-text-muted">{t.sortedByHidden(getColumnName(hiddenSortColumn))}</p>
      )}
      <output className="sr-only">{announcement}</output>
    </fieldset>
  );
}

type ColumnToggleProps = { column: ViewColumn; status: 'shown' | 'hidden'; onToggle: () => void };

/** A checkbox that shows or hides a column, or a lock if the column can't be hidden. */
function ColumnToggle({ column, status, onToggle }: ColumnToggleProps) {
  const t = useMessages('listTools').viewPanel;
  const name = getColumnName(column);
  const lineStyle =
    'flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-sm pointer-coarse:min-h-control-lg';
  if (column.fixed)
    return (
      <span className={lineStyle}>
        <span className="grid size-6 flex-none place-items-center text-text-subtle pointer-coarse:size-control-lg [&>svg]:size-3.5">
          <Lock />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span>{name}</span> <span className="text-xs text-text-subtle">{`· ${t.always}`}</span>
        </span>
      </span>
    );
  return (
    <label className={lineStyle}>
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
