// The product list as an ordinary React page.
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { features } from './features.ts';
import { ListTable } from './ListTable.tsx';
import {
  categories,
  fetchProducts,
  formatRupees,
  formatStock,
  getImageUrl,
  getPrice,
  isLowStock,
  pageSizes,
  type Product,
} from './product.ts';
import { renderPage } from './renderPage.tsx';

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

const filter = {
  label: 'Category',
  column: 'category',
  all: 'All categories',
  options: categories.map((value) => ({ value, label: value })),
};

function Products() {
  const [deletion, setDeletion] = useState<Product>();
  const columns = useMemo(() => createColumns(setDeletion), []);
  const close = () => setDeletion(undefined);
  return (
    <>
      <ListTable
        name="products"
        fetchRows={fetchProducts}
        columns={columns}
        searchedColumn="name"
        filter={filter}
        pageSizes={pageSizes}
      />
      {deletion && (
        <Dialog title="Confirm Deletion" onClose={close}>
          <p>Are you sure you want to delete this product? This action cannot be undone.</p>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="button" onClick={close}>
            Delete
          </button>
        </Dialog>
      )}
    </>
  );
}

renderPage('All Products', <Products />);
