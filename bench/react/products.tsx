// What anybody would begin with: React, React Query and TanStack Table, and the product's list in ordinary markup.
import { useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { type features, ListPage } from './ListPage.tsx';
import { categories, fetchProducts, getPrice, type Product } from './product.ts';
import {
  renderActions,
  renderDiscount,
  renderImage,
  renderName,
  renderPrice,
  renderStock,
} from './productCells.tsx';
import { startApp } from './Shell.tsx';

const helper = createColumnHelper<typeof features, Product>();

const createColumns = (onDelete: (product: Product) => void) =>
  helper.columns([
    helper.display({ id: 'image', header: 'IMAGE', cell: ({ row }) => renderImage(row.original) }),
    helper.accessor('name', {
      header: 'PRODUCT',
      filterFn: 'includesString',
      sortFn: 'alphanumeric',
      cell: ({ row }) => renderName(row.original),
    }),
    helper.accessor('category', { header: 'CATEGORY', filterFn: 'equalsString', sortFn: 'alphanumeric' }),
    helper.accessor(getPrice, {
      id: 'price',
      header: 'PRICE',
      cell: ({ row }) => renderPrice(row.original),
    }),
    helper.accessor('stock', { header: 'STOCK', cell: ({ row }) => renderStock(row.original) }),
    helper.accessor('discountPercentage', {
      header: 'DISCOUNT',
      cell: ({ row }) => renderDiscount(row.original),
    }),
    helper.display({
      id: 'actions',
      header: 'ACTIONS',
      cell: ({ row }) => renderActions(row.original, onDelete),
    }),
  ]);

const none: Product[] = [];

function ProductsPage() {
  const { data = none } = useQuery({ queryKey: ['products'], queryFn: fetchProducts });
  const [deletion, setDeletion] = useState<Product>();
  const columns = useMemo(() => createColumns(setDeletion), []);
  const close = () => setDeletion(undefined);
  return (
    <>
      <ListPage
        title="All Products"
        rows={data}
        columns={columns}
        search={{ label: 'Search products', column: 'name' }}
        filter={{ label: 'Category', column: 'category', all: 'All categories', options: categories }}
        pageSizes={[10, 20, 50, 100]}
      />
      {deletion && (
        <Dialog onClose={close}>
          <h2>Confirm Deletion</h2>
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

startApp(<ProductsPage />);
