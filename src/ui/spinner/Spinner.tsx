import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const sizes = { sm: 'size-3.5', md: 'size-4', lg: 'size-6' };

export type SpinnerProps = ComponentProps<'span'> & {
  /** @default 'md' */
  size?: keyof typeof sizes;
  /** What is being waited for, for those who can't see it turn. Leave it out where words stand beside it. */
  label?: string;
};

/** Something is on its way. Turns in steps where less motion is asked for. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} {...rest} className={clsx('inline-flex flex-none', className)}>
      <span
        aria-hidden="true"
        className={clsx(
          'animate-spin rounded-full border-2 border-current border-r-transparent opacity-90',
          sizes[size],
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
