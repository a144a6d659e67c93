import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** A line above the title, such as the section. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** At most three, one of them primary. */
  actions?: ReactNode;
  /** Place of the actions on a phone: a line of their own, or the title's line if they fit. @default 'line' */
  phoneActions?: 'line' | 'title' | undefined;
};

/** The page's h1. On a phone the actions are on their own line. */
export const PageHeader = ({
  title,
  eyebrow,
  description,
  actions,
  phoneActions = 'line',
  className,
  ...rest
}: PageHeaderProps) => (
  <div {...rest} className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2', className)}>
    <div className={clsx('min-w-0 flex-[1_1_16rem]', phoneActions === 'title' && 'max-sm:flex-auto')}>
      {eyebrow && <p className="mb-0.5 text-sm text-text-muted">{eyebrow}</p>}
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      {description && <p className="mt-0.5 text-text-muted">{description}</p>}
    </div>
    {actions && (
      <div
        className={clsx(
          'flex flex-wrap gap-2 print:hidden max-sm:*:min-h-control-lg',
          phoneActions === 'line' && 'max-sm:w-full max-sm:*:flex-auto',
        )}
      >
        {actions}
      </div>
    )}
  </div>
);

const widths = { page: 'max-w-page', form: 'max-w-form' };

type PageProps = ComponentProps<'div'> & {
  /** page for tables, form for text and forms. @default 'page' */
  width?: keyof typeof widths | undefined;
};

/** Centres a page's content and spaces its parts. */
export const Page = ({ width = 'page', className, ...rest }: PageProps) => (
  <div
    {...rest}
    className={clsx(
      '@container/page mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-5 px-(--page-gutter) pt-6 pb-10 print:block print:space-y-3 print:p-0',
      widths[width],
      className,
    )}
  />
);
