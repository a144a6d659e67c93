import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tableRoles } from './tableRoles.ts';

/** A row of cells. Its class gives the card's grid (`grid-template-areas`) for the width where rows are cards. */
export const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...tableRoles.row} {...rest} className={clsx('tbl-row', className)} />
);
