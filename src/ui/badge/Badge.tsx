import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { softTones, type Tone } from './tones.ts';

export type BadgeProps = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  icon?: ReactNode;
};

/** A word or two about a thing, in a pill. One a row at most: what else has a state says it with a StateText. */
export const Badge = ({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) => (
  <span
    {...rest}
    data-icon={icon ? '' : undefined}
    className={clsx(
      'inline-flex min-h-5.5 items-center gap-1 rounded-full border px-2 text-xs font-medium whitespace-nowrap tabular-nums data-icon:ps-1.5',
      '[&>svg]:size-3 [&>svg]:[stroke-width:2.25]',
      softTones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);
