import { CloudOff, PackageSearch, RotateCw } from 'lucide-react';
import { memo, useRef } from 'react';
import { countText } from '#features/countText.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { MessageRow } from '#ui/table/MessageRow.tsx';
import { Table } from '#ui/table/Table.tsx';
import { TableCard } from '#ui/table/TableCard.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrderRowSkeleton } from './OrderRowSkeleton.tsx';
import { ordersCopy as copy } from './ordersCopy.ts';
import { columns, OrdersHead } from './OrdersHead.tsx';
import {
  type Criteria,
  everything,
  isNarrowed,
  lookingFor,
  type OnCriteria,
  type OrdersState,
} from './ordersModel.ts';
import { OrdersPagination } from './OrdersPagination.tsx';
import { OrderSearch, StatusFilter } from './OrdersToolbar.tsx';

export type OrdersTableProps = {
  state: OrdersState;
  criteria: Criteria;
  onCriteria: OnCriteria;
  onView: (id: string) => void;
  /** Of the order that may be opened next, for its link is pointed at or has the focus; undefined when it no longer is. */
  onIntent: (id: string | undefined) => void;
  onCopy: (id: string) => void;
  onRetry: () => void;
};

/** The store's orders, to search, filter, sort and page through; and, instead, why there are none to see. */
export const OrdersTable = memo(function OrdersTable(props: OrdersTableProps) {
  const { state, criteria, onCriteria, onRetry } = props;
  const search = useRef<HTMLInputElement>(null);
  if (state.status === 'failed') return <OrdersFailed onRetry={onRetry} />;
  const loading = state.status === 'loading' ? 'loading' : 'ready';
  const disabledReason = state.status === 'loading' ? copy.notYet : undefined;
  const toolbar = { onCriteria, disabledReason };
  return (
    <TableCard
      cardFrom="medium"
      title={copy.title}
      count={countOf(state, criteria)}
      status={loading}
      search={<OrderSearch {...toolbar} search={criteria.search} ref={search} />}
      filter={<StatusFilter {...toolbar} status={criteria.status} />}
      footer={<OrdersPagination state={state} pageSize={criteria.pageSize} onCriteria={onCriteria} />}
    >
      <Table
        label={copy.title}
        status={loading}
        density="tight"
        columns={columns}
        head={<OrdersHead sort={criteria.sort} onCriteria={onCriteria} />}
      >
        <Rows {...props} state={state} onCleared={() => search.current?.focus()} />
      </Table>
    </TableCard>
  );
});

type Shown = Exclude<OrdersState, { status: 'failed' }>;

function countOf(state: Shown, criteria: Criteria): string {
  if (state.status === 'loading') return copy.loading;
  const all = countText(state.among);
  if (!isNarrowed(criteria)) return copy.count(all, state.among === 1);
  return copy.countAmong(state.status === 'listed' ? countText(state.range.total) : '0', all);
}

/** The button that clears them goes with what it has cleared, and leaves the focus to the search. */
type Cleared = { onCleared: () => void };

function Rows(props: OrdersTableProps & Cleared & { state: Shown }) {
  const { state, criteria, onView, onIntent, onCopy } = props;
  switch (state.status) {
    case 'loading':
      return Array.from({ length: criteria.pageSize }, (_, row) => <OrderRowSkeleton key={row} row={row} />);
    case 'noMatch':
      return <NoMatch {...props} />;
    case 'listed':
      // A row is a place, and keeps its elements when another order comes to stand there: that takes a fraction of the time.
      return state.rows.map((order, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <OrderRow key={place} {...{ order, onView, onIntent, onCopy }} />
      ));
    default:
      return state satisfies never;
  }
}

const everythingAgain = lookingFor({ search: everything.search, status: everything.status });

function NoMatch({
  criteria,
  onCriteria,
  onCleared,
}: Pick<OrdersTableProps, 'criteria' | 'onCriteria'> & Cleared) {
  const clear = () => {
    onCriteria(everythingAgain);
    onCleared();
  };
  return (
    <MessageRow
      columns={columns.length}
      icon={<PackageSearch />}
      title={copy.noMatch}
      action={isNarrowed(criteria) && <Button onClick={clear}>{copy.clear}</Button>}
    />
  );
}

/** Closing it is trying again: there is nothing else to go back to. */
const OrdersFailed = ({ onRetry }: Pick<OrdersTableProps, 'onRetry'>) => (
  <Card>
    <EmptyState
      role="alert"
      icon={<CloudOff />}
      tone="critical"
      title={copy.failed}
      text={copy.failedText}
      actions={
        <Button icon={<RotateCw />} onClick={onRetry}>
          {copy.closeAndRetry}
        </Button>
      }
      className="py-20"
    />
  </Card>
);
