import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tableRoles } from './tableRoles.ts';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** end for figures and for the actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Its place in the grid of a card. */
  area?: string | undefined;
  /** wide: hidden with its column where the table is narrower than 60rem; cards show it again. @default 'always' */
  priority?: 'always' | 'wide' | undefined;
};

export const Cell = ({
  align = 'start',
  area,
  priority = 'always',
  className,
  style,
  ...rest
}: CellProps) => (
  <td
    {...tableRoles.cell}
    {...rest}
    data-align={align}
    data-priority={priority}
    style={{ gridArea: area, ...style }}
    className={clsx('tbl-cell', className)}
  />
);
