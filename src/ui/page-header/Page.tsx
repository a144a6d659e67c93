import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const widths = { page: 'max-w-page', form: 'max-w-form' };

export type PageProps = ComponentProps<'div'> & {
  /** page for tables, form for what is read and typed. @default 'page' */
  width?: keyof typeof widths | undefined;
};

/** A page's content: centred, with the page's gutters, its parts one below the other. */
export const Page = ({ width = 'page', className, ...rest }: PageProps) => (
  <div
    {...rest}
    className={clsx(
      '@container/page mx-auto grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-(--page-gutter) pt-6 pb-10',
      widths[width],
      className,
    )}
  />
);
