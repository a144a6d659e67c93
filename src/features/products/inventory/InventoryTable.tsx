import { PackageSearch, RotateCw, TriangleAlert } from 'lucide-react';
import { memo, type RefObject, useRef } from 'react';
import { countText } from '#features/countText.ts';
import { Button } from '#ui/button/Button.tsx';
import { MessageRow } from '#ui/table/MessageRow.tsx';
import { Table } from '#ui/table/Table.tsx';
import { TableCard } from '#ui/table/TableCard.tsx';
import type { ListedProduct } from '#contract/listedProduct.ts';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import { columns, InventoryHead } from './InventoryHead.tsx';
import { InventoryPagination } from './InventoryPagination.tsx';
import { CategoryFilter, ProductSearch } from './InventoryToolbar.tsx';
import { type Criteria, everything, type InventoryState, type OnCriteria } from './inventoryModel.ts';
import { ProductRow, ProductRowSkeleton } from './ProductRow.tsx';

export type InventoryTableProps = {
  state: InventoryState;
  criteria: Criteria;
  onCriteria: OnCriteria;
  onDelete: (product: ListedProduct) => void;
  onRetry: () => void;
  /** Where the focus goes when the row that had it is gone. */
  searchRef?: RefObject<HTMLInputElement | null> | undefined;
};

/** The store's products, to search, filter, sort, page through and act on. */
export const InventoryTable = memo(function InventoryTable(props: InventoryTableProps) {
  const { state, criteria, onCriteria } = props;
  const own = useRef<HTMLInputElement>(null);
  const search = props.searchRef ?? own;
  const disabledReason = state.status === 'loading' ? copy.notYet : undefined;
  const toolbar = { onCriteria, disabledReason };
  const loading = state.status === 'loading' ? 'loading' : 'ready';
  return (
    <TableCard
      cardFrom="narrow"
      title={copy.title}
      count={countOf(state)}
      status={loading}
      search={<ProductSearch {...toolbar} search={criteria.search} ref={search} />}
      filter={<CategoryFilter {...toolbar} category={criteria.category} />}
      footer={<InventoryPagination state={state} pageSize={criteria.pageSize} onCriteria={onCriteria} />}
    >
      <Table
        label={copy.title}
        status={loading}
        columns={columns}
        head={<InventoryHead sort={criteria.sort} onCriteria={onCriteria} />}
      >
        <Rows {...props} onCleared={() => search.current?.focus()} />
      </Table>
    </TableCard>
  );
});

function countOf(state: InventoryState): string | undefined {
  if (state.status === 'loading') return copy.loading;
  if (state.status === 'failed') return undefined;
  const total = state.status === 'listed' ? state.range.total : 0;
  return copy.count(countText(total), total === 1);
}

/** The button that clears them goes with what it has cleared, and leaves the focus to the search. */
type Cleared = { onCleared: () => void };

function Rows(props: InventoryTableProps & Cleared) {
  const { state, criteria, onDelete, onRetry } = props;
  switch (state.status) {
    case 'loading':
      return Array.from({ length: criteria.pageSize }, (_, row) => (
        <ProductRowSkeleton key={row} row={row} />
      ));
    case 'failed':
      return (
        <MessageRow
          columns={columns.length}
          icon={<TriangleAlert />}
          tone="critical"
          title={state.text}
          text={copy.failedHint}
          action={
            <Button icon={<RotateCw />} onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        />
      );
    case 'noMatch':
      return <NoMatch {...props} />;
    case 'listed':
      // A row is a place, and keeps its elements when another product comes to stand there: that takes a fraction of the
      // time, and the focus stays where it was when the product under it is deleted.
      return state.rows.map((product, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ProductRow key={place} product={product} onDelete={onDelete} />
      ));
    default:
      return state satisfies never;
  }
}

function NoMatch({
  criteria,
  onCriteria,
  onCleared,
}: Pick<InventoryTableProps, 'criteria' | 'onCriteria'> & Cleared) {
  const narrowed = criteria.search !== everything.search || criteria.category !== everything.category;
  const { search, category } = everything;
  const clear = () => {
    onCriteria({ search, category });
    onCleared();
  };
  return (
    <MessageRow
      columns={columns.length}
      icon={<PackageSearch />}
      title={copy.noMatch}
      {...(narrowed && {
        text: copy.noMatchHint,
        action: <Button onClick={clear}>{copy.clear}</Button>,
      })}
    />
  );
}
