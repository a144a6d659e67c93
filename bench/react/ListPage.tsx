import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';

export const features = tableFeatures({
  columnFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { equalsString: filterFn_equalsString, includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

type ListPageProps<Data extends RowData> = {
  title: string;
  rows: Data[];
  columns: ColumnDef<typeof features, Data>[];
  search: { label: string; column: string };
  filter: { label: string; column: string; all: string; options: string[] };
  pageSizes: number[];
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A table with a search, a filter, sortable columns and pages. */
export function ListPage<Data extends RowData & { _id: string }>({
  title,
  rows,
  columns,
  search,
  filter,
  pageSizes,
}: ListPageProps<Data>) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row._id,
    sortDescFirst: false,
    initialState: { pagination: { pageIndex: 0, pageSize: 10 } },
  });
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  return (
    <>
      <h1>{title}</h1>
      <div className="bar">
        <input
          type="search"
          aria-label={search.label}
          onChange={({ target }) => table.getColumn(search.column)?.setFilterValue(target.value)}
        />
        <select
          aria-label={filter.label}
          onChange={({ target }) => table.getColumn(filter.column)?.setFilterValue(target.value || undefined)}
        >
          <option value="">{filter.all}</option>
          {filter.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { column } = header;
                const sorted = column.getIsSorted();
                return (
                  <th key={header.id} aria-sort={sorted ? ariaSort[sorted] : 'none'}>
                    {column.getCanSort() ? (
                      <button type="button" onClick={column.getToggleSortingHandler()}>
                        <table.FlexRender header={header} />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="bar">
        <select
          aria-label="Rows per page"
          value={pageSize}
          onChange={({ target }) => table.setPageSize(Number(target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <p aria-live="polite">
          {pageIndex * pageSize + 1}–{Math.min((pageIndex + 1) * pageSize, total)} of {total}
        </p>
        <button type="button" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
          Previous
        </button>
        <button type="button" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
          Next
        </button>
      </div>
    </>
  );
}
