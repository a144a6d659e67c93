import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tableRoles } from './tableRoles.ts';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** end for figures and for the actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** wide: hidden with its column where the table is narrower than 60rem; cards show it again. @default 'always' */
  priority?: 'always' | 'wide' | undefined;
};

/** Its place in the grid of a card is a class: `cards:[grid-area:name]`. */
export const Cell = ({ align, priority, className, ...rest }: CellProps) => (
  <td
    {...tableRoles.cell}
    {...rest}
    data-align={align === 'end' ? 'end' : undefined}
    data-priority={priority === 'wide' ? 'wide' : undefined}
    className={clsx('tbl-cell', className)}
  />
);
