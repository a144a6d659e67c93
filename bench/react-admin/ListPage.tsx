import type { ReactNode } from 'react';
import { DataTable, List, Pagination, SelectInput, TextInput } from 'react-admin';

type Option = { value: string; label: string };

type ListPageProps = {
  title: string;
  name: string;
  filter: { label: string; source: string; all: string; options: readonly Option[] };
  pageSizes: readonly number[];
  /** Columns of the table. */
  children: ReactNode;
};

/** A list with a search, a filter, selection and pages, as react-admin's documentation builds it. */
export const ListPage = ({ title, name, filter, pageSizes, children }: ListPageProps) => (
  <List
    title={title}
    exporter={false}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={[...pageSizes]} />}
    filters={[
      <TextInput key="q" source="q" type="search" label={`Search ${name}`} alwaysOn />,
      <SelectInput
        key={filter.source}
        source={filter.source}
        label={filter.label}
        emptyText={filter.all}
        choices={[...filter.options]}
        optionValue="value"
        optionText="label"
        translateChoice={false}
        alwaysOn
      />,
    ]}
  >
    <DataTable rowClick={false}>{children}</DataTable>
  </List>
);
