// The same list where the store is long: each page is asked for, searched, filtered and sorted by the server.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { categories, type Product } from './product.ts';
import {
  renderActions,
  renderDiscount,
  renderImage,
  renderName,
  renderPrice,
  renderStock,
} from './productCells.tsx';
import { startApp } from './Shell.tsx';

type Column = { header: string; sort?: string; cell: (product: Product) => ReactNode };
type Criteria = { search: string; category: string; sort: string; direction: string; page: number };
type Page = { products: Product[]; page: number; matches: { count: number } };

const columns: readonly Column[] = [
  { header: 'IMAGE', cell: renderImage },
  { header: 'PRODUCT', sort: 'product', cell: renderName },
  { header: 'CATEGORY', sort: 'category', cell: ({ category }) => category },
  { header: 'PRICE', sort: 'price', cell: renderPrice },
  { header: 'STOCK', sort: 'stock', cell: renderStock },
  { header: 'DISCOUNT', sort: 'discount', cell: renderDiscount },
  { header: 'ACTIONS', cell: (product) => renderActions(product, () => undefined) },
];

const PAGE_SIZE = 10;

async function fetchPage(criteria: Criteria, signal: AbortSignal): Promise<Page> {
  const given = Object.entries({ ...criteria, pageSize: PAGE_SIZE }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, `${value}`]));
  const response = await fetch(`/api/product/admin/products?${query}`, { signal });
  return ((await response.json()) as { data: Page }).data;
}

const nextDirection = ({ sort, direction }: Criteria, column: string) =>
  sort === column && direction === 'ascending' ? 'descending' : 'ascending';

function PagedProducts() {
  const [criteria, setCriteria] = useState<Criteria>({
    search: '',
    category: '',
    sort: '',
    direction: '',
    page: 1,
  });
  const change = (to: Partial<Criteria>) => setCriteria({ ...criteria, page: 1, ...to });
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['products', criteria],
    queryFn: ({ signal }) => fetchPage(criteria, signal),
    placeholderData: keepPreviousData,
  });
  const { products = [], page = 1, matches = { count: 0 } } = data ?? {};
  return (
    <>
      <h1>All Products</h1>
      <div className="bar">
        <input
          type="search"
          aria-label="Search products"
          onChange={({ target }) => change({ search: target.value })}
        />
        <select aria-label="Category" onChange={({ target }) => change({ category: target.value })}>
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </div>
      <table aria-busy={isPlaceholderData}>
        <thead>
          <tr>
            {columns.map(({ header, sort }) => (
              <th key={header}>
                {sort ? (
                  <button
                    type="button"
                    onClick={() => change({ sort, direction: nextDirection(criteria, sort) })}
                  >
                    {header}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id}>
              {columns.map(({ header, cell }) => (
                <td key={header}>{cell(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="bar">
        <p aria-live="polite">
          {(page - 1) * PAGE_SIZE + 1}–{(page - 1) * PAGE_SIZE + products.length} of {matches.count}
        </p>
        <button type="button" disabled={page === 1} onClick={() => change({ page: page - 1 })}>
          Previous
        </button>
        <button type="button" onClick={() => change({ page: page + 1 })}>
          Next
        </button>
      </div>
    </>
  );
}

startApp(<PagedProducts />);
