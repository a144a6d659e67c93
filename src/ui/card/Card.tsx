import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { cardStyle } from './cardStyle.ts';

/** A surface for what belongs together. Name it (`aria-labelledby`) and it is a landmark as well. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx(cardStyle, className)} />
);
