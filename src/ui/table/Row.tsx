import { clsx } from 'clsx';
import { type ComponentProps, use } from 'react';
import { TableFormContext } from './tableForm.ts';
import { rolesIn } from './tableRoles.ts';

/** A row of cells. Its class gives the card's grid (`grid-template-areas`) for the width where rows are cards. */
export const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rolesIn(use(TableFormContext)).row} {...rest} className={clsx('tbl-row', className)} />
);
