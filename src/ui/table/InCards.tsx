import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, use } from 'react';
import { TableFormContext } from './tableForm.ts';

// What is not shown is not made either: a menu for each of a hundred rows costs more than the rows. A class hides the
// wrong one for the moment until the new form is known.

/** Shown only where the rows of its table are cards. */
export const OnlyInCards = ({ className, ...rest }: ComponentProps<'span'>) =>
  use(TableFormContext) === 'cards' && (
    <span {...rest} className={clsx('hidden cards:contents', className)} />
  );

/** Shown only where the rows of its table are rows. Its child's own class is `cards:hidden`. */
export const NotInCards = ({ children }: { children: ReactNode }) =>
  use(TableFormContext) === 'rows' && children;
