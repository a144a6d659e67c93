import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The sidebar's entries: NavItems and NavGroups. It scrolls by itself where they don't fit. */
export const NavList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul
    {...rest}
    className={clsx(
      'grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-px overflow-y-auto overscroll-contain px-3 py-3.5',
      className,
    )}
  />
);
