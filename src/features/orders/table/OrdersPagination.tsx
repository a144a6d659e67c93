import { useCallback } from 'react';
import { countText } from '#features/countText.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { ordersCopy as copy } from './ordersCopy.ts';
import { type OnCriteria, type OrdersState, PAGE_SIZES, type PageSize } from './ordersModel.ts';

const sizes = PAGE_SIZES.map((size) => ({ value: `${size}` as const, label: `${size}` }));
const sizeOf = (value: string) => PAGE_SIZES.find((size) => `${size}` === value) ?? PAGE_SIZES[0];

export type OrdersPaginationProps = {
  state: OrdersState;
  pageSize: PageSize;
  onCriteria: OnCriteria;
};

/** Nothing to page through, no footer. */
export function OrdersPagination({ state, pageSize, onCriteria }: OrdersPaginationProps) {
  // Another page size begins at the first page again.
  const resize = useCallback(
    (value: string) => onCriteria({ page: 1, pageSize: sizeOf(value) }),
    [onCriteria],
  );
  if (state.status !== 'listed') return null;
  const { range, page, pages } = state;
  const [start, end, total] = [range.start, range.end, range.total].map(countText);
  return (
    <Pagination
      rangeText={copy.range(start!, end!, total!)}
      pageText={copy.pageOf(countText(page), countText(pages))}
      rowsPerPage={{
        label: copy.rowsPerPage,
        value: `${pageSize}`,
        options: sizes,
        onChange: resize,
      }}
      previous={{
        label: copy.previous,
        disabledReason: page > 1 ? undefined : copy.onFirstPage,
        onPress: () => onCriteria({ page: page - 1 }),
      }}
      next={{
        label: copy.next,
        disabledReason: page < pages ? undefined : copy.onLastPage,
        onPress: () => onCriteria({ page: page + 1 }),
      }}
    />
  );
}
