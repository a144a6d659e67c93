import { memo } from 'react';
import { HeadCell } from '#ui/table/HeadCell.tsx';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import { nextSort, type OnCriteria, type Sort, type SortColumn } from './inventoryModel.ts';

export const COLUMN_COUNT = Object.keys(copy.columns).length;

export type InventoryHeadProps = { sort: Sort | undefined; onCriteria: OnCriteria };

export const InventoryHead = memo(function InventoryHead({ sort, onCriteria }: InventoryHeadProps) {
  const sortable = (column: SortColumn) => ({
    sort: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => onCriteria({ sort: nextSort(sort, column) }),
    children: copy.columns[column],
  });
  return (
    <>
      <HeadCell width="5.25rem">{copy.columns.image}</HeadCell>
      <HeadCell {...sortable('product')} />
      <HeadCell {...sortable('category')} priority="wide" width="9rem" />
      <HeadCell {...sortable('price')} align="end" width="8rem" />
      <HeadCell {...sortable('stock')} width="10.5rem" />
      <HeadCell {...sortable('discount')} priority="wide" width="7rem" />
      <HeadCell align="end" width="8.25rem">
        {copy.columns.actions}
      </HeadCell>
    </>
  );
});
