// A simple product list with React, React Query and TanStack Table.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { StrictMode, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  categories,
  fetchProducts,
  formatRupees,
  formatStock,
  getImageUrl,
  getPrice,
  isLowStock,
  menuEntries,
  pageSizes,
  type Product,
} from './product.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { equalsString: filterFn_equalsString, includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const helper = createColumnHelper<typeof features, Product>();

const createColumns = (onDelete: (product: Product) => void) =>
  helper.columns([
    helper.display({
      id: 'image',
      header: 'IMAGE',
      cell: ({ row: { original: product } }) => (
        <img src={getImageUrl(product)} alt={product.name} loading="lazy" decoding="async" />
      ),
    }),
    helper.accessor('name', {
      header: 'PRODUCT',
      filterFn: 'includesString',
      sortFn: 'alphanumeric',
      cell: ({ row: { original: product } }) => (
        <>
          <a href={`/view-product/${product._id}`}>{product.name}</a>
          <span className="detail">{product.description}</span>
        </>
      ),
    }),
    helper.accessor('category', { header: 'CATEGORY', filterFn: 'equalsString', sortFn: 'alphanumeric' }),
    helper.accessor(getPrice, {
      id: 'price',
      header: 'PRICE',
      cell: ({ getValue, row: { original: product } }) => (
        <>
          {formatRupees(getValue())}
          {getValue() < product.actualPrice && <s>{formatRupees(product.actualPrice)}</s>}
        </>
      ),
    }),
    helper.accessor('stock', {
      header: 'STOCK',
      cell: ({ row: { original: product } }) => (
        <>
          <span className={isLowStock(product) ? 'low' : undefined}>{formatStock(product)}</span>
          {isLowStock(product) && <span className="detail">Low stock</span>}
        </>
      ),
    }),
    helper.accessor('discountPercentage', {
      header: 'DISCOUNT',
      cell: ({ getValue }) => (getValue() ? `${getValue()}%` : '–'),
    }),
    helper.display({
      id: 'actions',
      header: 'ACTIONS',
      cell: ({ row: { original: product } }) => (
        <>
          <a href={`/view-product/${product._id}`} aria-label={`View ${product.name}`}>
            View
          </a>{' '}
          <a href={`/edit-product/${product._id}`} aria-label={`Edit ${product.name}`}>
            Edit
          </a>{' '}
          <button type="button" aria-label={`Delete ${product.name}`} onClick={() => onDelete(product)}>
            Delete
          </button>
        </>
      ),
    }),
  ]);

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const none: Product[] = [];

function ProductTable({ onDelete }: { onDelete: (product: Product) => void }) {
  const { data = none } = useQuery({ queryKey: ['products'], queryFn: fetchProducts });
  const table = useTable({
    features,
    columns: useMemo(() => createColumns(onDelete), [onDelete]),
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
          aria-label="Search products"
          onChange={({ target }) => table.getColumn('name')?.setFilterValue(target.value)}
        />
        <select
          aria-label="Category"
          onChange={({ target }) => table.getColumn('category')?.setFilterValue(target.value || undefined)}
        >
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
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

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <h2>Confirm Deletion</h2>
      <p>Are you sure you want to delete this product? This action cannot be undone.</p>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
      <button type="button" onClick={onClose}>
        Delete
      </button>
    </dialog>
  );
}

function App() {
  const [theme, setTheme] = useState('light');
  const [isMenuOpen, setMenuOpen] = useState(true);
  const [deletion, setDeletion] = useState<Product>();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  return (
    <>
      <header>
        <button type="button" onClick={() => setMenuOpen(!isMenuOpen)}>
          {isMenuOpen ? 'Close menu' : 'Open menu'}
        </button>
        <button type="button" onClick={() => setTheme(otherTheme)}>
          Switch to {otherTheme} theme
        </button>
      </header>
      <div className="columns">
        <nav aria-label="Main menu" hidden={!isMenuOpen}>
          <ul>
            {menuEntries.map((entry) => (
              <li key={entry}>
                <a href="/">{entry}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <h1>All Products</h1>
          <ProductTable onDelete={setDeletion} />
        </main>
      </div>
      {deletion && <DeleteDialog onClose={() => setDeletion(undefined)} />}
    </>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
