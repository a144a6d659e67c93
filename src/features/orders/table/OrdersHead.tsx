import { memo } from 'react';
import { HeadCell } from '#ui/table/HeadCell.tsx';
import { ordersCopy as copy } from './ordersCopy.ts';
import { nextSort, type OnCriteria, type Sort, type SortColumn } from './ordersModel.ts';

export const COLUMN_COUNT = Object.keys(copy.columns).length;

export type OrdersHeadProps = { sort: Sort | undefined; onCriteria: OnCriteria };

/** Each column is as narrow as its words allow: what is left is the product's, whose names are the longest. */
export const OrdersHead = memo(function OrdersHead({ sort, onCriteria }: OrdersHeadProps) {
  const sortable = (column: SortColumn) => ({
    sort: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => onCriteria({ sort: nextSort(sort, column) }),
    children: copy.columns[column],
  });
  return (
    <>
      <HeadCell width="6.125rem">{copy.columns.id}</HeadCell>
      <HeadCell>{copy.columns.product}</HeadCell>
      <HeadCell width="7.5rem">{copy.columns.customer}</HeadCell>
      <HeadCell priority="wide" width="8.875rem">
        {copy.columns.location}
      </HeadCell>
      <HeadCell {...sortable('total')} align="end" width="5.75rem" />
      <HeadCell width="6.75rem" className="ps-5">
        {copy.columns.payment}
      </HeadCell>
      <HeadCell {...sortable('status')} width="8.5rem" />
      <HeadCell {...sortable('date')} priority="wide" width="6.5rem" />
      <HeadCell align="end" width="5.625rem">
        {copy.columns.actions}
      </HeadCell>
    </>
  );
});
