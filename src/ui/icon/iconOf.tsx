import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * An icon from its one line, in a square of 24. What all icons have in common is in theme.css. The product's build draws
 * lucide's icons with this: scripts/leanIcons.mjs.
 */
export const iconOf = (line: string) =>
  function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={clsx('lucide', className)}>
        <path d={line} />
      </svg>
    );
  };
