import { memo } from 'react';
import { HeadCell } from '#ui/table/HeadCell.tsx';
import type { TableColumn } from '#ui/table/tableColumns.ts';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import { nextSort, type OnCriteria, type Sort, type SortColumn } from './inventoryModel.ts';

export const columns: readonly TableColumn[] = [
  { width: '5.25rem' },
  {},
  { width: '9rem', priority: 'wide' },
  { width: '8rem' },
  { width: '10.5rem' },
  { width: '7rem', priority: 'wide' },
  { width: 'calc(3 * var(--row-action) + 2.25rem)' },
];

export type InventoryHeadProps = { sort: Sort | undefined; onCriteria: OnCriteria };

export const InventoryHead = memo(function InventoryHead({ sort, onCriteria }: InventoryHeadProps) {
  const sortable = (column: SortColumn) => ({
    sort: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => onCriteria({ sort: nextSort(sort, column) }),
    children: copy.columns[column],
  });
  return (
    <>
      <HeadCell>{copy.columns.image}</HeadCell>
      <HeadCell {...sortable('product')} />
      <HeadCell {...sortable('category')} priority="wide" />
      <HeadCell {...sortable('price')} align="end" />
      <HeadCell {...sortable('stock')} />
      <HeadCell {...sortable('discount')} priority="wide" />
      <HeadCell align="end">{copy.columns.actions}</HeadCell>
    </>
  );
});
