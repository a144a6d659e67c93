import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The small IconButtons at a row's end: always in view, each named with what its row is about. */
export const RowActions = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={clsx('inline-flex gap-0.5', className)} />
);
