import { memo } from 'react';
import { HeadCell } from '#ui/table/HeadCell.tsx';
import type { TableColumn } from '#ui/table/tableColumns.ts';
import { ordersCopy as copy } from './ordersCopy.ts';
import { nextSort, type OnCriteria, type Sort, type SortColumn } from './ordersModel.ts';

/** Each is as narrow as its words allow: what is left is the product's, whose names are the longest. */
export const columns: readonly TableColumn[] = [
  { width: '6.125rem' },
  {},
  { width: '7.5rem' },
  { width: '8.875rem', priority: 'wide' },
  { width: '5.75rem' },
  { width: '6.75rem' },
  { width: '8.5rem' },
  { width: '6.5rem', priority: 'wide' },
  { width: 'calc(2 * var(--row-action) + 1.625rem)' },
];

export type OrdersHeadProps = { sort: Sort | undefined; onCriteria: OnCriteria };

export const OrdersHead = memo(function OrdersHead({ sort, onCriteria }: OrdersHeadProps) {
  const sortable = (column: SortColumn) => ({
    sort: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => onCriteria({ sort: nextSort(sort, column) }),
    children: copy.columns[column],
  });
  return (
    <>
      <HeadCell>{copy.columns.id}</HeadCell>
      <HeadCell>{copy.columns.product}</HeadCell>
      <HeadCell>{copy.columns.customer}</HeadCell>
      <HeadCell priority="wide">{copy.columns.location}</HeadCell>
      <HeadCell {...sortable('total')} align="end" />
      <HeadCell className="ps-5">{copy.columns.payment}</HeadCell>
      <HeadCell {...sortable('status')} />
      <HeadCell {...sortable('date')} priority="wide" />
      <HeadCell align="end">{copy.columns.actions}</HeadCell>
    </>
  );
});
