import type { RowCount } from '#contract/lists/pageCall.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from './formatListCount.ts';
import type { ListDefinition, ListPage, LoadedList, OnCriteriaChange } from './listDefinition.ts';

type ListPaginationProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListPage<Row> & LoadedList;
  pageSize: number;
  onChange: OnCriteriaChange;
  onPrefetchPage?: ((page: number) => void) | undefined;
};

export function ListPagination<Row, Actions>(props: ListPaginationProps<Row, Actions>) {
  const { messages, pageSizes } = props.list;
  const { page, pageCount, range, pendingPage = page } = props.state;
  const { onChange } = props;
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(messages, formats, count);
  const getButtonProps = (target: number) => ({
    onPress: () => onChange({ page: target }),
    onPrefetch: () => props.onPrefetchPage?.(target),
  });
  return (
    <Pagination
      rangeText={messages.range(formats.count(range.start), formats.count(range.end), format(range.total))}
      pageText={messages.pageOf?.(formats.count(page), format(pageCount))}
      rowsPerPage={{
        label: messages.rowsPerPage,
        value: `${props.pageSize}`,
        options: pageSizes.map((size) => ({ value: `${size}`, label: formats.count(size) })),
        onChange: (size) => onChange({ pageSize: Number(size) }),
      }}
      previous={{
        label: messages.previous,
        disabledReason: pendingPage > 1 ? undefined : messages.onFirstPage,
        ...getButtonProps(pendingPage - 1),
      }}
      next={{
        label: messages.next,
        disabledReason: pendingPage < pageCount.count ? undefined : messages.onLastPage,
        ...getButtonProps(pendingPage + 1),
      }}
    />
  );
}
