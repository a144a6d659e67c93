import { useCallback, useMemo } from 'react';
import { formatCount } from '#features/format/formatCount.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import type { ListDefinition, ListPage, OnCriteriaChange } from './listDefinition.ts';

export type ListPaginationProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListPage<Row>;
  pageSize: number;
  onChange: OnCriteriaChange;
};

export function ListPagination<Row, Actions>(props: ListPaginationProps<Row, Actions>) {
  const { texts, pageSizes } = props.list;
  const { page, pageCount, range } = props.state;
  const { onChange } = props;
  const resize = useCallback((size: string) => onChange({ pageSize: Number(size) }), [onChange]);
  const options = useMemo(
    () => pageSizes.map((size) => ({ value: `${size}`, label: `${size}` })),
    [pageSizes],
  );
  return (
    <Pagination
      rangeText={texts.range(formatCount(range.start), formatCount(range.end), formatCount(range.total))}
      pageText={texts.pageOf?.(formatCount(page), formatCount(pageCount))}
      rowsPerPage={{
        label: texts.rowsPerPage,
        value: `${props.pageSize}`,
        options,
        onChange: resize,
      }}
      previous={{
        label: texts.previous,
        disabledReason: page > 1 ? undefined : texts.onFirstPage,
        onPress: () => onChange({ page: page - 1 }),
      }}
      next={{
        label: texts.next,
        disabledReason: page < pageCount ? undefined : texts.onLastPage,
        onPress: () => onChange({ page: page + 1 }),
      }}
    />
  );
}
