// The product list as MUI's documentation builds it.
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  categories,
  fetchProducts,
  formatRupees,
  formatStock,
  getImageUrl,
  getPrice,
  isLow,
  menuEntries,
  pageSizes,
  type Product,
} from '../react/product.ts';

const MENU_WIDTH = 240;
const ALL = 'All categories';

const noQuickFilter = { getApplyQuickFilterFn: () => null };

const Detail = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Box sx={{ lineHeight: 1.4, py: 1 }}>
    {children}
    {text && (
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {text}
      </Typography>
    )}
  </Box>
);

const createColumns = (onDelete: (product: Product) => void): GridColDef<Product>[] => [
  {
    ...noQuickFilter,
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
  { ...noQuickFilter, field: 'category', headerName: 'CATEGORY', width: 140 },
  {
    ...noQuickFilter,
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
    ...noQuickFilter,
    field: 'stock',
    headerName: 'STOCK',
    width: 140,
    renderCell: ({ row }) => (
      <Detail text={isLow(row) && 'Low stock'}>
        <Typography variant="body2" color={isLow(row) ? 'error' : 'success'}>
          {formatStock(row)}
        </Typography>
      </Detail>
    ),
  },
  {
    ...noQuickFilter,
    field: 'discountPercentage',
    headerName: 'DISCOUNT',
    valueFormatter: (value?: number) => (value ? `${value}%` : '–'),
  },
  {
    ...noQuickFilter,
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

const none: Product[] = [];

function ProductGrid({ onDelete }: { onDelete: (product: Product) => void }) {
  const { data = none, isPending } = useQuery({ queryKey: ['products'], queryFn: fetchProducts });
  const columns = useMemo(() => createColumns(onDelete), [onDelete]);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(ALL);
  const items = category === ALL ? [] : [{ field: 'category', operator: 'equals', value: category }];
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ my: 2 }}>
        <TextField
          type="search"
          size="small"
          label="Search products"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TextField
          select
          size="small"
          label="Category"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          {[ALL, ...categories].map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 720 }}>
        <DataGrid
          rows={data}
          columns={columns}
          loading={isPending}
          getRowId={(row) => row._id}
          rowHeight={60}
          disableRowSelectionOnClick
          filterModel={{ items, quickFilterValues: search === '' ? [] : [search] }}
          pageSizeOptions={pageSizes}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          localeText={{ paginationItemAriaLabel: (type) => (type === 'next' ? 'Next' : 'Previous') }}
        />
      </Box>
    </>
  );
}

function ThemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button color="inherit" onClick={() => setMode(otherMode)}>
      Switch to {otherMode} theme
    </Button>
  );
}

function App() {
  const [isMenuOpen, setMenuOpen] = useState(true);
  const [deletion, setDeletion] = useState<Product>();
  const close = () => setDeletion(undefined);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => setMenuOpen(!isMenuOpen)}>
            {isMenuOpen ? 'Close menu' : 'Open menu'}
          </Button>
          <ThemeSwitch />
        </Toolbar>
      </AppBar>
      <Drawer
        variant="persistent"
        open={isMenuOpen}
        slotProps={{ paper: { sx: { width: MENU_WIDTH, top: 64 } } }}
      >
        <List component="nav" aria-label="Main menu">
          {menuEntries.map((entry) => (
            <ListItemButton key={entry} component="a" href="/">
              <ListItemText primary={entry} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3, marginLeft: isMenuOpen ? `${MENU_WIDTH}px` : 0 }}>
        <Typography variant="h5" component="h1">
          All Products
        </Typography>
        <ProductGrid onDelete={setDeletion} />
      </Box>
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

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={theme} defaultMode="light">
        <CssBaseline />
        <App />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
