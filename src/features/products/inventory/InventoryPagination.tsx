import { useCallback } from 'react';
import { countText } from '#features/countText.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import { type InventoryState, type OnCriteria, PAGE_SIZES, type PageSize } from './inventoryModel.ts';

const sizes = PAGE_SIZES.map((size) => ({ value: `${size}` as const, label: `${size}` }));
const sizeOf = (value: string) => PAGE_SIZES.find((size) => `${size}` === value) ?? PAGE_SIZES[0];

export type InventoryPaginationProps = {
  state: InventoryState;
  pageSize: PageSize;
  onCriteria: OnCriteria;
};

/** Nothing to page through, no footer. */
export function InventoryPagination({ state, pageSize, onCriteria }: InventoryPaginationProps) {
  // Another page size begins at the first page again.
  const resize = useCallback(
    (value: string) => onCriteria({ page: 1, pageSize: sizeOf(value) }),
    [onCriteria],
  );
  if (state.status !== 'listed') return null;
  const { range, page, hasPrevious, hasNext } = state;
  const [start, end, total] = [range.start, range.end, range.total].map(countText);
  return (
    <Pagination
      rangeText={copy.range(start!, end!, total!)}
      rowsPerPage={{
        label: copy.rowsPerPage,
        value: `${pageSize}`,
        options: sizes,
        onChange: resize,
      }}
      previous={{
        label: copy.previous,
        disabledReason: hasPrevious ? undefined : copy.onFirstPage,
        onPress: () => onCriteria({ page: page - 1 }),
      }}
      next={{
        label: copy.next,
        disabledReason: hasNext ? undefined : copy.onLastPage,
        onPress: () => onCriteria({ page: page + 1 }),
      }}
    />
  );
}
