import type { RowCount } from '#contract/lists/pageCall.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from './formatListCount.ts';
import type { ListDefinition, ListedRows, LoadedList, OnCriteriaChange } from './listDefinition.ts';

type ListPaginationProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListedRows<Row> & LoadedList;
  pageSize: number;
  onChange: OnCriteriaChange;
  onPrefetchPage?: ((page: number) => void) | undefined;
};

export function ListPagination<Row, Actions>(props: ListPaginationProps<Row, Actions>) {
  const { texts, pageSizes } = props.list;
  const { page, pageCount, range, pendingPage = page } = props.state;
  const { onChange } = props;
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(texts, formats, count);
  const stepTo = (target: number) => ({
    onClick: () => onChange({ page: target }),
    onPrefetch: () => props.onPrefetchPage?.(target),
  });
  return (
    <Pagination
      rangeText={texts.range(formats.count(range.start), formats.count(range.end), format(range.total))}
      pageText={texts.pageOf?.(formats.count(page), format(pageCount))}
      rowsPerPage={{
        label: texts.rowsPerPage,
        value: `${props.pageSize}`,
        options: pageSizes.map((size) => ({ value: `${size}`, label: formats.count(size) })),
        onChange: (size) => onChange({ pageSize: Number(size) }),
      }}
      previous={{
        label: texts.previous,
        disabledReason: pendingPage > 1 ? undefined : texts.onFirstPage,
        ...stepTo(pendingPage - 1),
      }}
      next={{
        label: texts.next,
        disabledReason: pendingPage < pageCount.count ? undefined : texts.onLastPage,
        ...stepTo(pendingPage + 1),
      }}
    />
  );
}
