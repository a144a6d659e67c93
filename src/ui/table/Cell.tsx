import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tableRoles } from './tableRoles.ts';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** end for figures and for the actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** wide: hidden with its column where the table is narrower than 60rem; cards show it again. @default 'always' */
  priority?: 'always' | 'wide' | undefined;
};

/** Returns what a cell's element is given, for who draws many of them. */
export const getCellProps = ({
  align,
  priority,
  className,
}: Pick<CellProps, 'align' | 'priority' | 'className'>) => ({
  ...tableRoles.cell,
  'data-align': align === 'end' ? 'end' : undefined,
  'data-priority': priority === 'wide' ? 'wide' : undefined,
  className: clsx('tbl-cell', className),
});

/** Its place in the grid of a card is a class: `cards:[grid-area:name]`. */
export const Cell = ({ align, priority, className, ...rest }: CellProps) => (
  <td {...rest} {...getCellProps({ align, priority, className })} />
);
