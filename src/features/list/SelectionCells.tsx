import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Cell } from '#ui/table/Cell.tsx';
import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getSelectionState, type SelectableRow, type Selection } from './selection.ts';

/** The checkbox column. Its width includes the hit area, which is larger than the box. */
const selectionColumn = { width: 'calc((1rem + var(--row-select)) / 2 - var(--cell-inset))' };

type SelectPageCellProps<Row> = Pick<ListSelection<Row>, 'selection' | 'toSelectable'> & {
  rows: readonly Row[];
};

/** Selects all rows of the page, or none. */
function SelectPageCell<Row>({ selection, toSelectable, rows }: SelectPageCellProps<Row>) {
  const t = useMessages('list').shared;
  const pageRows = rows.map(toSelectable);
  const state = useSyncExternalStore(selection.subscribe, () => getSelectionState(selection.get(), pageRows));
  return (
    <HeaderCell className="tbl-select">
      {rows.length > 0 ? (
        <Checkbox
          label={t.selectPage}
          state={state}
          onChange={() => selection.set(pageRows, state === 'checked' ? 'unselected' : 'selected')}
        />
      ) : (
        <>
          <span className="sr-only">{t.selectPage}</span>
          {/* Reserves the checkbox's space, so that the headers don't move when it appears. */}
          <span aria-hidden className="checkbox invisible" />
        </>
      )}
    </HeaderCell>
  );
}

type SelectRowCellProps = {
  selection: Selection;
  row: SelectableRow;
  /** Rows of the page, for selecting a range. */
  getPageRows: () => readonly SelectableRow[];
};

/** Selects a row. Shift+click selects a range; Shift with an arrow key extends it. */
function SelectRowCell({ selection, row, getPageRows }: SelectRowCellProps) {
  const t = useMessages('list').shared;
  const { id, name } = row;
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  return (
    <Cell className="tbl-select">
      <Checkbox
        label={t.selectRow(name)}
        state={isSelected ? 'checked' : 'unchecked'}
        data-row-id={id}
        // Otherwise, Shift+click selects the text between the two rows.
        onMouseDown={preventTextSelection}
        onChange={(checked, { nativeEvent }) => {
          const mode = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey ? 'range' : 'row';
          selection.setRow(getPageRows(), id, checked ? 'selected' : 'unselected', mode);
        }}
        onKeyDown={(event) => extendWithArrowKey(event, selection, getPageRows())}
      />
    </Cell>
  );
}

function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

const arrowSteps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Selects the focused row and the one above or below it, and moves focus there. */
function extendWithArrowKey(
  event: KeyboardEvent<HTMLInputElement>,
  selection: Selection,
  pageRows: readonly SelectableRow[],
) {
  const step = arrowSteps[event.key];
  if (!step || !event.shiftKey) return;
  event.preventDefault();
  const { currentTarget } = event;
  const index = pageRows.findIndex(({ id }) => id === currentTarget.dataset['rowId']);
  const [from, to] = [pageRows[index], pageRows[index + step]];
  if (!from || !to) return;
  selection.setRow(pageRows, from.id, 'selected', 'row');
  selection.setRow(pageRows, to.id, 'selected', 'range');
  const body = currentTarget.closest('tbody');
  body?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(to.id)}"]`)?.focus();
}

const SkeletonSelectCell = () => (
  <Cell className="tbl-select">
    <Skeleton width="1rem" height="1rem" shape="block" className="m-1" />
  </Cell>
);

/** The selection cells of a list. */
export const selectionCells = {
  column: selectionColumn,
  PageCell: SelectPageCell,
  RowCell: SelectRowCell,
  SkeletonCell: SkeletonSelectCell,
};

/** Selection of a list's rows. Must be stable, because rows are memoized. */
export type ListSelection<Row> = {
  selection: Selection;
  toSelectable: (row: Row) => SelectableRow;
  /** Passed as a prop, so that lists without selection don't load them. */
  cells: typeof selectionCells;
};
