import { useCallback, useMemo } from 'react';
import { formatCount } from '#features/format/formatCount.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { formatRowCount } from './formatRowCount.ts';
import type { ListDefinition, ListPage, OnCriteriaChange, PagedFacts } from './listDefinition.ts';

export type ListPaginationProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListPage<Row> & PagedFacts;
  pageSize: number;
  onChange: OnCriteriaChange;
  onPrefetchPage?: ((page: number) => void) | undefined;
};

export function ListPagination<Row, Actions>(props: ListPaginationProps<Row, Actions>) {
  const { texts, pageSizes } = props.list;
  const { page, pageCount, range, precision, pendingPage = page } = props.state;
  const { onChange } = props;
  const resize = useCallback((size: string) => onChange({ pageSize: Number(size) }), [onChange]);
  const options = useMemo(
    () => pageSizes.map((size) => ({ value: `${size}`, label: `${size}` })),
    [pageSizes],
  );
  const format = (count: number) => formatRowCount({ count, precision: precision?.matches ?? 'exact' });
  const stepTo = (target: number) => ({
    onPress: () => onChange({ page: target }),
    onPrefetch: () => props.onPrefetchPage?.(target),
  });
  return (
    <Pagination
      rangeText={texts.range(formatCount(range.start), formatCount(range.end), format(range.total))}
      pageText={texts.pageOf?.(formatCount(page), format(pageCount))}
      rowsPerPage={{
        label: texts.rowsPerPage,
        value: `${props.pageSize}`,
        options,
        onChange: resize,
      }}
      previous={{
        label: texts.previous,
        disabledReason: pendingPage > 1 ? undefined : texts.onFirstPage,
        ...stepTo(pendingPage - 1),
      }}
      next={{
        label: texts.next,
        disabledReason: pendingPage < pageCount ? undefined : texts.onLastPage,
        ...stepTo(pendingPage + 1),
      }}
    />
  );
}
