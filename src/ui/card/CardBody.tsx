import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A card's content, with the card's padding. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('px-5 pt-4 pb-5', className)} />
);
