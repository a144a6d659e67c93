import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** StatCards beside one another: four, two or one, by the width there is. Name it with `aria-label`. */
export const StatGrid = ({ className, children, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx('@container/stats', className)}>
    <div className="grid grid-cols-4 gap-3 @max-[52rem]/stats:grid-cols-2 @max-[38rem]/stats:gap-2 @max-[20.5rem]/stats:grid-cols-1">
      {children}
    </div>
  </section>
);
