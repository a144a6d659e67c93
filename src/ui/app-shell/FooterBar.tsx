import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type FooterBarProps = ComponentProps<'div'> & {
  /** At the far end, or below on a phone: a short form. */
  end?: ReactNode;
};

/** One small line at the end of a page, in line with the page's content. */
export const FooterBar = ({ end, className, children, ...rest }: FooterBarProps) => (
  <div
    {...rest}
    className={clsx(
      'mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-4 px-(--page-gutter) py-5',
      className,
    )}
  >
    {children}
    {end && <div className="ms-auto max-sm:ms-0 max-sm:w-full">{end}</div>}
  </div>
);
