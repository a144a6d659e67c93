import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ProgressBarProps = Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> & {
  /** Accessible name. */
  label: string;
  done: number;
  /** Undefined while the total is unknown. */
  total: number | undefined;
};

const bar =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-active [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent forced-colors:border';

/** A progress bar. Show the numbers next to it. */
export const ProgressBar = ({ label, done, total, className, ...rest }: ProgressBarProps) => (
  <progress
    {...rest}
    aria-label={label}
    {...(total !== undefined && { value: Math.min(done, total), max: Math.max(1, total) })}
    className={clsx(bar, className)}
  />
);
