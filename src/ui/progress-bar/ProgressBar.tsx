import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type ProgressBarProps = Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> & {
  /** Names what is under way. */
  label: string;
  done: number;
  /** Undefined while nobody knows how much there is. */
  total: number | undefined;
};

const bar =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-active [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent forced-colors:border';

/** How far something is that takes a while. What it says in figures stands beside it. */
export const ProgressBar = ({ label, done, total, className, ...rest }: ProgressBarProps) => (
  <progress
    {...rest}
    aria-label={label}
    {...(total !== undefined && { value: Math.min(done, total), max: Math.max(1, total) })}
    className={clsx(bar, className)}
  />
);
