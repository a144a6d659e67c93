// What anybody would begin with: React, React Query and TanStack Table, and the product's table with its search, filter,
// sorting and pages. No session, no menu, no totals, no theme, no router, no states.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTable } from '@tanstack/react-table';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Product } from '../bare/product.ts';
import { columns, features } from './productColumns.tsx';

const none: Product[] = [];
const all = async () => {
  const response = await fetch('/api/product/admin/get-all-products');
  return ((await response.json()) as { data: { products: Product[] } }).data.products;
};

const categories = [
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
];
const pageSizes = [10, 20, 50, 100];
const count = new Intl.NumberFormat();
const pageSize = Number(new URLSearchParams(location.search).get('rows') ?? pageSizes[0]);
const firstPage = { pagination: { pageIndex: 0, pageSize } };

function useProducts() {
  const { data = none } = useQuery({ queryKey: ['products'], queryFn: all });
  return useTable({ features, columns, data, initialState: firstPage });
}
type Shown = { table: ReturnType<typeof useProducts> };

const Toolbar = ({ table }: Shown) => (
  <div className="bar">
    <input
      type="search"
      aria-label="Search products"
      onChange={({ target }) => table.getColumn('name')?.setFilterValue(target.value)}
    />
    <select
      aria-label="Category"
      onChange={({ target }) => table.getColumn('category')?.setFilterValue(target.value || undefined)}
    >
      <option value="">All categories</option>
      {categories.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </div>
);

function Pages({ table }: Shown) {
  const { pageIndex, pageSize: rows } = table.state.pagination;
  const total = table.getRowCount();
  const [start, end] = [pageIndex * rows + 1, Math.min((pageIndex + 1) * rows, total)];
  return (
    <div className="bar">
      <select
        aria-label="Rows per page"
        value={rows}
        onChange={({ target }) => table.setPageSize(Number(target.value))}
      >
        {pageSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <p aria-live="polite">
        {count.format(start)}–{count.format(end)} of {count.format(total)}
      </p>
      <button type="button" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
        Previous
      </button>
      <button type="button" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
        Next
      </button>
    </div>
  );
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

const Head = ({ table }: Shown) => (
  <thead>
    {table.getHeaderGroups().map((group) => (
      <tr key={group.id}>
        {group.headers.map((header) => {
          const { column } = header;
          const sorted = column.getIsSorted();
          return (
            <th key={header.id} aria-sort={sorted ? spoken[sorted] : 'none'}>
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
);

function Products() {
  const table = useProducts();
  return (
    <>
      <h1>Products</h1>
      <Toolbar table={table} />
      <table>
        <Head table={table} />
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
      <Pages table={table} />
    </>
  );
}

createRoot(document.querySelector('main')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Products />
    </QueryClientProvider>
  </StrictMode>,
);
