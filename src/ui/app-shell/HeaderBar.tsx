import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type HeaderBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The sidebar's button and the logo. */
  start: ReactNode;
  /** What concerns the whole product: home, theme, account. */
  end: ReactNode;
};

/** As high as the header without its edge. Where it gets too narrow, with large text, the logo is only its mark. */
export const HeaderBar = ({ start, end, className, ...rest }: HeaderBarProps) => (
  <div {...rest} className={clsx('@container/header', className)}>
    <div className="flex h-[calc(var(--spacing-header)-1px)] items-center gap-1 px-3 max-sm:px-1.5 @max-[14rem]/header:gap-0">
      {start}
      <div className="ms-auto flex items-center gap-1 @max-[14rem]/header:gap-0">{end}</div>
    </div>
  </div>
);
