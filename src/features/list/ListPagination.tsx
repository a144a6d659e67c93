import { useCallback, useMemo } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
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
  const formats = useFormats();
  const resize = useCallback((size: string) => onChange({ pageSize: Number(size) }), [onChange]);
  const options = useMemo(
    () => pageSizes.map((size) => ({ value: `${size}`, label: formats.count(size) })),
    [pageSizes, formats],
  );
  const format = (count: number) =>
    formatRowCount(texts, formats, { count, precision: precision?.matches ?? 'exact' });
  const stepTo = (target: number) => ({
    onPress: () => onChange({ page: target }),
    onPrefetch: () => props.onPrefetchPage?.(target),
  });
  return (
    <Pagination
      rangeText={texts.range(formats.count(range.start), formats.count(range.end), format(range.total))}
      pageText={texts.pageOf?.(formats.count(page), format(pageCount))}
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
