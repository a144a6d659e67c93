import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

type Option = { value: string; label: string };

type ListGridProps<Row extends { _id: string }> = {
  name: string;
  fetchRows: () => Promise<Row[]>;
  columns: GridColDef<Row>[];
  /** The field that the search looks in. */
  searchedField: string;
  filter: { label: string; field: string; all: string; options: readonly Option[] };
  pageSizes: readonly number[];
};

const none: never[] = [];

/** A list with a search, a filter and pages, as MUI's documentation builds it. */
export function ListGrid<Row extends { _id: string }>({
  name,
  fetchRows,
  columns,
  searchedField,
  filter,
  pageSizes,
}: ListGridProps<Row>) {
  const { data = none, isPending } = useQuery({ queryKey: [name], queryFn: fetchRows });
  const [search, setSearch] = useState('');
  const [option, setOption] = useState(filter.all);
  const items = option === filter.all ? [] : [{ field: filter.field, operator: 'equals', value: option }];
  const searchableColumns = useMemo(
    () =>
      columns.map((column) =>
        column.field === searchedField ? column : { ...column, getApplyQuickFilterFn: () => null },
      ),
    [columns, searchedField],
  );
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ my: 2 }}>
        <TextField
          type="search"
          size="small"
          label={`Search ${name}`}
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
          {[{ value: filter.all, label: filter.all }, ...filter.options].map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 720 }}>
        <DataGrid
          rows={data}
          columns={searchableColumns}
          loading={isPending}
          getRowId={(row) => row._id}
          rowHeight={60}
          checkboxSelection
          disableRowSelectionOnClick
          filterModel={{ items, quickFilterValues: search === '' ? [] : [search] }}
          pageSizeOptions={[...pageSizes]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          localeText={{ paginationItemAriaLabel: (type) => (type === 'next' ? 'Next' : 'Previous') }}
        />
      </Box>
    </>
  );
}
