import { Lock } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import type { ListLayout } from '#contract/lists/views.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { SortableList } from '#ui/sortable-list/SortableList.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getColumnName } from '../listModel.ts';
import { moveColumn, toggleColumn } from './viewChanges.ts';
import {
  getMovableColumns,
  isAlwaysShown,
  isHiddenColumn,
  isSameLayout,
  type ViewColumn,
} from './viewModel.ts';

type ColumnsPanelProps = {
  /** All columns of the list, in their default order. */
  columns: readonly ViewColumn[];
  layout: ListLayout;
  /** The layout that Reset returns to: that of the open view. */
  savedLayout: ListLayout;
  /** Id of the column that the list is sorted by. */
  sortedBy: string | undefined;
  /** Whether the browser can store the layout. */
  storage: 'available' | 'unavailable';
  onChange: (layout: ListLayout) => void;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Edits a list's columns and density. Changes apply immediately. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const t = useMessages('listTools').columnsPanel;
  const { columns, layout, savedLayout, storage, onChange, onClose, anchor } = props;
  return (
    <Popover
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <ResetButton
            status={isSameLayout(columns, layout, savedLayout) ? 'default' : 'changed'}
            onReset={() => onChange(savedLayout)}
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
        <Columns {...props} />
        <SegmentedControl
          label={t.density}
          value={layout.density}
          options={[
            { value: 'comfortable', label: t.densities.comfortable },
            { value: 'compact', label: t.densities.compact },
          ]}
          onChange={(density) => onChange({ ...layout, density })}
        />
      </div>
    </Popover>
  );
}

/** Announces the reset to screen readers, because the panel may cover the table. */
function ResetButton({ status, onReset }: { status: 'default' | 'changed'; onReset: () => void }) {
  const t = useMessages('listTools').columnsPanel;
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

/** Shows, hides and moves columns. */
function Columns({ columns, layout, sortedBy, onChange }: ColumnsPanelProps) {
  const t = useMessages('listTools').columnsPanel;
  const titleId = useId();
  const movableColumns = getMovableColumns(columns, layout);
  const isHidden = (column: ViewColumn) => isHiddenColumn(column, layout);
  const hiddenSortColumn = movableColumns.find((column) => column.id === sortedBy && isHidden(column));
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="mb-1 text-sm font-medium">
        {t.shown}
      </h3>
      <SortableList
        labels={t}
        items={movableColumns.map((column) => ({
          id: column.id,
          name: getColumnName(column),
          content: (
            <ColumnToggle
              column={column}
              status={isHidden(column) ? 'hidden' : 'shown'}
              onToggle={() => onChange(toggleColumn(layout, column.id))}
            />
          ),
        }))}
        onMove={(id, toIndex) => onChange(moveColumn(layout, columns, id, toIndex))}
      />
      {hiddenSortColumn && (
        <p className="mt-1 text-sm text-text-muted">{t.sortedByHidden(getColumnName(hiddenSortColumn))}</p>
      )}
    </fieldset>
  );
}

type ColumnToggleProps = { column: ViewColumn; status: 'shown' | 'hidden'; onToggle: () => void };

/** A checkbox that shows or hides a column, or a lock if the column can't be hidden. */
function ColumnToggle({ column, status, onToggle }: ColumnToggleProps) {
  const t = useMessages('listTools').columnsPanel;
  const name = getColumnName(column);
  const lineStyle =
    'flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-sm pointer-coarse:min-h-control-lg';
  if (isAlwaysShown(column))
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
