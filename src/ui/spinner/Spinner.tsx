import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const sizes = { sm: 'size-3.5', md: 'size-4', lg: 'size-6' };

type SpinnerProps = ComponentProps<'span'> & {
  /** @default 'md' */
  size?: keyof typeof sizes;
  /** Text for screen readers. Leave it out if visible text says the same. */
  label?: string;
};

/** A loading indicator. Turns in steps with reduced motion. */
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
