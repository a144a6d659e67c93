import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, DeleteWithConfirmButton, EditButton, ShowButton, useRecordContext } from 'react-admin';
import {
  categories,
  formatRupees,
  formatStock,
  getImageUrl,
  getPrice,
  isLowStock,
  pageSizes,
  type Product,
} from '../react/product.ts';
import { Detail } from './Detail.tsx';
import { ListPage } from './ListPage.tsx';

type Row = Product & { id: string };

const filter = {
  label: 'Category',
  source: 'category',
  all: 'All categories',
  options: categories.map((value) => ({ value, label: value })),
};

function RowActions() {
  const { name } = useRecordContext<Row>()!;
  return (
    <Stack direction="row">
      <ShowButton aria-label={`View ${name}`} />
      <EditButton aria-label={`Edit ${name}`} />
      <DeleteWithConfirmButton
        aria-label={`Delete ${name}`}
        confirmTitle="Confirm Deletion"
        confirmContent="Are you sure you want to delete this product? This action cannot be undone."
      />
    </Stack>
  );
}

export const ProductList = () => (
  <ListPage title="All Products" name="products" filter={filter} pageSizes={pageSizes}>
    <DataTable.Col<Row>
      source="images"
      label="IMAGE"
      disableSort
      render={(row) => <img src={getImageUrl(row)} alt={row.name} width={44} height={44} loading="lazy" />}
    />
    <DataTable.Col<Row>
      source="name"
      label="PRODUCT"
      render={(row) => (
        <Detail text={row.description}>
          <a href={`#/products/${row.id}/show`}>{row.name}</a>
        </Detail>
      )}
    />
    <DataTable.Col<Row> source="category" label="CATEGORY" />
    <DataTable.NumberCol<Row>
      source="actualPrice"
      label="PRICE"
      render={(row) => (
        <Detail text={getPrice(row) < row.actualPrice && <s>{formatRupees(row.actualPrice)}</s>}>
          {formatRupees(getPrice(row))}
        </Detail>
      )}
    />
    <DataTable.Col<Row>
      source="stock"
      label="STOCK"
      render={(row) => (
        <Detail text={isLowStock(row) && 'Low stock'}>
          <Typography variant="body2" color={isLowStock(row) ? 'error' : 'success'}>
            {formatStock(row)}
          </Typography>
        </Detail>
      )}
    />
    <DataTable.Col<Row>
      source="discountPercentage"
      label="DISCOUNT"
      render={({ discountPercentage }) => (discountPercentage ? `${discountPercentage}%` : '–')}
    />
    <DataTable.Col label="ACTIONS" disableSort>
      <RowActions />
    </DataTable.Col>
  </ListPage>
);
