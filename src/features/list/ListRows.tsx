import { isFiltered } from '#contract/lists/listRules.ts';
import { CloudOff, PackageSearch, RotateCw, TriangleAlert } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { opensNewTab } from '#ui/link/Link.tsx';
import { getCellProps } from '#ui/table/Cell.tsx';
import { MessageRow, Row as TableRow } from '#ui/table/Row.tsx';
import { CellSkeleton, SkeletonRow } from '#ui/table/SkeletonRow.tsx';
import type { ListSelection } from './SelectionCells.tsx';
import type { ListDefinition, ListState, OnCriteriaChange } from './listDefinition.ts';

export type ListRowsProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListState<Row>;
  criteria: ListCriteria;
  onChange: OnCriteriaChange;
  actions: Actions;
  onRetry: () => void;
  /** Called after search and filters were cleared, to move focus from the Clear button, which disappears. */
  onCleared: () => void;
  /** Adds a checkbox to each row. */
  rowSelection?: ListSelection<Row> | undefined;
};

/** The rows of a list, or the reason why there are none. */
export function ListRows<Row, Actions>(props: ListRowsProps<Row, Actions>) {
  const { list, state, criteria, actions, onRetry, rowSelection } = props;
  const columnCount = list.columns.length + (rowSelection ? 1 : 0);
  switch (state.status) {
    case 'loading':
      return Array.from({ length: criteria.pageSize }, (_, index) => (
        <ListSkeletonRow key={index} list={list} index={index} rowSelection={rowSelection} />
      ));
    case 'failed':
      return (
        <MessageRow
          columns={columnCount}
          icon={<TriangleAlert />}
          tone="critical"
          title={state.text}
          text={list.messages.failedHint}
          action={<RetryButton label={list.messages.retry} onRetry={onRetry} />}
        />
      );
    case 'noMatch':
      return <NoMatchRow {...props} columnCount={columnCount} />;
    case 'listed':
      return state.rows.map((row) => (
        <ListRow key={list.getRowId(row)} {...{ list, row, actions, rowSelection }} pageRows={state.rows} />
      ));
    default:
      return state satisfies never;
  }
}

type ListRowProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  row: Row;
  actions: Actions;
  rowSelection: ListSelection<Row> | undefined;
  pageRows: readonly Row[];
};

/** Memoized, because opening an order or editing a cell re-renders the list. */
const ListRow = memo(RowCells) as <Row, Actions>(props: ListRowProps<Row, Actions>) => ReactNode;

function RowCells<Row, Actions>({ list, row, actions, rowSelection, pageRows }: ListRowProps<Row, Actions>) {
  const { openRow } = list;
  const open =
    openRow &&
    ((event: MouseEvent<HTMLTableRowElement>) => {
      if (!isRowClick(event)) return;
      // A closing dialog restores the focus to this link.
      event.currentTarget.querySelector('a')?.focus({ preventScroll: true });
      openRow(row, actions);
    });
  return (
    <TableRow onClick={open} data-opens={open && ''}>
      {rowSelection && (
        <rowSelection.cells.RowCell
          selection={rowSelection.selection}
          row={rowSelection.toSelectable(row)}
          getPageRows={() => pageRows.map(rowSelection.toSelectable)}
        />
      )}
      {list.columns.map((column) => (
        <td key={column.id} {...getCellProps(column)}>
          {column.cell(row, actions)}
        </td>
      ))}
    </TableRow>
  );
}

/** Elements that handle clicks themselves, including the space around checkboxes. */
const CONTROLS = 'a, button, input, label, select, textarea, [role^="menuitem"], .tbl-select';

/**
 * Returns whether a click opens the row. Clicks on controls, with a modifier key, or at the end of a text selection
 * don't.
 */
function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  // Clicks in a menu or dialog of the row bubble through React's tree.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (event.defaultPrevented || opensNewTab(event) || target.closest(CONTROLS)) return false;
  // Opening the row would close a value that is being edited.
  if (currentTarget.closest('tbody')?.querySelector('[data-editing]')) return false;
  const selection = document.getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(currentTarget, true);
}

function ListSkeletonRow<Row, Actions>({
  list,
  index,
  rowSelection,
}: {
  list: ListDefinition<Row, Actions>;
  index: number;
  rowSelection: ListSelection<Row> | undefined;
}) {
  return (
    <SkeletonRow>
      {rowSelection && <rowSelection.cells.SkeletonCell />}
      {list.columns.map((column) => (
        <td key={column.id} {...getCellProps(column)}>
          <CellSkeleton card={column.card} skeleton={column.skeleton} row={index} />
        </td>
      ))}
    </SkeletonRow>
  );
}

type NoMatchRowProps<Row, Actions> = Pick<
  ListRowsProps<Row, Actions>,
  'list' | 'criteria' | 'onChange' | 'onCleared'
> & { columnCount: number };

function NoMatchRow<Row, Actions>(props: NoMatchRowProps<Row, Actions>) {
  const { list, criteria, onChange, onCleared, columnCount } = props;
  const { filters, messages } = list;
  const clear = () => {
    onChange({ search: '', filters: Object.fromEntries(filters.map(({ param }) => [param, undefined])) });
    onCleared();
  };
  if (!isFiltered(list, criteria))
    return (
      <MessageRow
        columns={columnCount}
        icon={<PackageSearch />}
        title={messages.empty?.title ?? messages.noMatch}
        text={messages.empty?.text}
      />
    );
  return (
    <MessageRow
      columns={columnCount}
      icon={<PackageSearch />}
      title={messages.noMatch}
      text={messages.noMatchHint}
      action={<Button onClick={clear}>{messages.clear}</Button>}
    />
  );
}

type ListErrorPanelProps<Row, Actions> = Pick<ListRowsProps<Row, Actions>, 'list' | 'onRetry'> & {
  state: Extract<ListState<Row>, { status: 'failed' }>;
};

/** Shown instead of the list if it can't be loaded. */
export const ListErrorPanel = <Row, Actions>(props: ListErrorPanelProps<Row, Actions>) => (
  <Card>
    <EmptyState
      role="alert"
      icon={<CloudOff />}
      tone="critical"
      title={props.state.text}
      text={props.list.messages.failedHint}
      actions={<RetryButton label={props.list.messages.retry} onRetry={props.onRetry} />}
      className="py-20"
    />
  </Card>
);

const RetryButton = ({ label, onRetry }: { label: string; onRetry: () => void }) => (
  <Button icon={<RotateCw />} onClick={onRetry}>
    {label}
  </Button>
);
