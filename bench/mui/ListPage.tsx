import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

type ListPageProps<Row extends GridValidRowModel> = {
  title: string;
  rows: Row[];
  loading: boolean;
  columns: GridColDef<Row>[];
  searchLabel: string;
  filter: { label: string; column: string; all: string; options: string[] };
  pageSizes: number[];
};

/** MUI's data grid with a search, a filter, sortable columns and pages. */
export function ListPage<Row extends GridValidRowModel>({
  title,
  rows,
  loading,
  columns,
  searchLabel,
  filter,
  pageSizes,
}: ListPageProps<Row>) {
  const [search, setSearch] = useState('');
  const [option, setOption] = useState(filter.all);
  const items = option === filter.all ? [] : [{ field: filter.column, operator: 'equals', value: option }];
  return (
    <>
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ my: 2 }}>
        <TextField
          type="search"
          size="small"
          label={searchLabel}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TextField
          select
          size="small"
          label={filter.label}
          value={option}
          onChange={({ target }) => setOption(target.value)}
        >
          {[filter.all, ...filter.options].map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 720 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          getRowId={(row) => row['_id'] as string}
          rowHeight={60}
          disableRowSelectionOnClick
          filterModel={{ items, quickFilterValues: search === '' ? [] : [search] }}
          pageSizeOptions={pageSizes}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          localeText={{ paginationItemAriaLabel }}
        />
      </Box>
    </>
  );
}

const paginationItemAriaLabel = (type: string) => (type === 'next' ? 'Next' : 'Previous');
