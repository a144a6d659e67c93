import { useQuery } from '@tanstack/react-query';
import { type TableOptions, useTable } from '@tanstack/react-table';
import { features } from './features.ts';

type Option = { value: string; label: string };

type ListTableProps<Row extends { _id: string }> = {
  name: string;
  fetchRows: () => Promise<Row[]>;
  columns: TableOptions<typeof features, Row>['columns'];
  searchedColumn: string;
  filter: { label: string; column: string; all: string; options: readonly Option[] };
  pageSizes: readonly number[];
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const none: never[] = [];

/** A list with a search, a filter and pages, made with React Query and TanStack Table. */
export function ListTable<Row extends { _id: string }>({
  name,
  fetchRows,
  columns,
  searchedColumn,
  filter,
  pageSizes,
}: ListTableProps<Row>) {
  const { data = none } = useQuery({ queryKey: [name], queryFn: fetchRows });
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => row._id,
    sortDescFirst: false,
    initialState: { pagination: { pageIndex: 0, pageSize: 10 } },
  });
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  return (
    <>
      <div className="bar">
        <input
          type="search"
          aria-label={`Search ${name}`}
          onChange={({ target }) => table.getColumn(searchedColumn)?.setFilterValue(target.value)}
        />
        <select
          aria-label={filter.label}
          onChange={({ target }) => table.getColumn(filter.column)?.setFilterValue(target.value || undefined)}
        >
          <option value="">{filter.all}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                return (
                  <th key={header.id} aria-sort={sorted ? ariaSort[sorted] : 'none'}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                    </button>
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
