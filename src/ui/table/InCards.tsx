import { clsx } from 'clsx';
import { type ComponentProps, use } from 'react';
import { TableFormContext } from './tableForm.ts';

// What is not shown is not made either: a menu for each of a hundred rows costs more than the rows. The style sheet hides
// the wrong one for the moment until the new form is known.

/** Shown only where the rows of its table are cards. */
export const OnlyInCards = ({ className, ...rest }: ComponentProps<'span'>) =>
  use(TableFormContext) === 'cards' && (
    <span {...rest} className={clsx('hidden cards:contents', className)} />
  );

/** Shown only where the rows of its table are rows. */
export const NotInCards = ({ className, ...rest }: ComponentProps<'span'>) =>
  use(TableFormContext) === 'rows' && <span {...rest} className={clsx('contents cards:hidden', className)} />;
