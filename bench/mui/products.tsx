// The product list in MUI's data grid.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
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
} from '../react/product.ts';
import { Detail } from './Detail.tsx';
import { ListGrid } from './ListGrid.tsx';
import { renderPage } from './renderPage.tsx';

const createColumns = (onDelete: (product: Product) => void): GridColDef<Product>[] => [
  {
    field: 'images',
    headerName: 'IMAGE',
    width: 80,
    sortable: false,
    renderCell: ({ row }) => (
      <img src={getImageUrl(row)} alt={row.name} width={44} height={44} loading="lazy" />
    ),
  },
  {
    field: 'name',
    headerName: 'PRODUCT',
    flex: 1,
    renderCell: ({ row }) => (
      <Detail text={row.description}>
        <a href={`/view-product/${row._id}`}>{row.name}</a>
      </Detail>
    ),
  },
  { field: 'category', headerName: 'CATEGORY', width: 140 },
  {
    field: 'actualPrice',
    headerName: 'PRICE',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => getPrice(row),
    renderCell: ({ row }) => (
      <Detail text={getPrice(row) < row.actualPrice && <s>{formatRupees(row.actualPrice)}</s>}>
        {formatRupees(getPrice(row))}
      </Detail>
    ),
  },
  {
    field: 'stock',
    headerName: 'STOCK',
    width: 140,
    renderCell: ({ row }) => (
      <Detail text={isLowStock(row) && 'Low stock'}>
        <Typography variant="body2" color={isLowStock(row) ? 'error' : 'success'}>
          {formatStock(row)}
        </Typography>
      </Detail>
    ),
  },
  {
    field: 'discountPercentage',
    headerName: 'DISCOUNT',
    valueFormatter: (value?: number) => (value ? `${value}%` : '–'),
  },
  {
    field: 'actions',
    headerName: 'ACTIONS',
    width: 220,
    sortable: false,
    renderCell: ({ row }) => (
      <>
        <Button size="small" href={`/view-product/${row._id}`} aria-label={`View ${row.name}`}>
          View
        </Button>
        <Button size="small" href={`/edit-product/${row._id}`} aria-label={`Edit ${row.name}`}>
          Edit
        </Button>
        <Button size="small" aria-label={`Delete ${row.name}`} onClick={() => onDelete(row)}>
          Delete
        </Button>
      </>
    ),
  },
];

const filter = {
  label: 'Category',
  field: 'category',
  all: 'All categories',
  options: categories.map((value) => ({ value, label: value })),
};

function Products() {
  const [deletion, setDeletion] = useState<Product>();
  const columns = useMemo(() => createColumns(setDeletion), []);
  const close = () => setDeletion(undefined);
  return (
    <>
      <ListGrid
        name="products"
        fetchRows={fetchProducts}
        columns={columns}
        searchedField="name"
        filter={filter}
        pageSizes={pageSizes}
      />
      <Dialog open={deletion !== undefined} onClose={close}>
        <DialogTitle>Confirm Deletion</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Are you sure you want to delete this product? This action cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Delete</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

renderPage('All Products', <Products />);
