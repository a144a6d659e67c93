import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { textTones, type Tone } from './tones.ts';

export type StateTextProps = ComponentProps<'span'> & { tone: Tone; icon: ReactNode };

/** A state beside other things: icon and word, without a pill. */
export const StateText = ({ tone, icon, className, children, ...rest }: StateTextProps) => (
  <span
    {...rest}
    className={clsx(
      'inline-flex items-center gap-1.25 align-top text-sm font-medium whitespace-nowrap tabular-nums [&>svg]:size-3.5',
      textTones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);
