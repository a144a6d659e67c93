import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { TableColumn } from './tableColumns.ts';
import { tableRoles } from './tableRoles.ts';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> &
  Pick<TableColumn, 'hiddenBelow'> & {
    /** end for figures and for the actions. @default 'start' */
    align?: 'start' | 'end' | undefined;
  };

/** Returns what a cell's element is given, for who draws many of them. */
export const getCellProps = ({
  align,
  hiddenBelow,
  className,
}: Pick<CellProps, 'align' | 'hiddenBelow' | 'className'>) => ({
  ...tableRoles.cell,
  'data-align': align === 'end' ? 'end' : undefined,
  'data-hidden-below': hiddenBelow,
  className: clsx('tbl-cell', className),
});

/** Its place in the grid of a card is a class: `cards:[grid-area:name]`. */
export const Cell = ({ align, hiddenBelow, className, ...rest }: CellProps) => (
  <td {...rest} {...getCellProps({ align, hiddenBelow, className })} />
);
