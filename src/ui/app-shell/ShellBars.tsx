import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type HeaderBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The sidebar button and the logo. */
  start: ReactNode;
  /** A control of up to 22.5rem, centred in the window from 768 px. */
  middle?: ReactNode;
  /** Links and menus of the whole product: home, theme, account. */
  end: ReactNode;
};

/** On phones with large text, icons keep 24 px and the gaps between them are removed. */
const narrow =
  '@max-[18rem]/header:gap-0 @max-[18rem]/header:px-0 @max-[18rem]/header:[&_:is(a,button)[aria-label]]:w-5.5';

const barGroup = 'flex items-center gap-1 @max-[18rem]/header:gap-0';

/** The content of the header. The logo shows only its mark if there is not enough space. */
export const HeaderBar = ({ start, middle, end, className, ...rest }: HeaderBarProps) => (
  <div {...rest} className={clsx('@container/header', className)}>
    <div
      className={clsx(
        'flex h-[calc(var(--spacing-header)-1px)] items-center gap-1 px-3 max-sm:px-1.5',
        'md:grid md:grid-cols-[minmax(max-content,1fr)_minmax(0,22.5rem)_minmax(max-content,1fr)]',
        narrow,
      )}
    >
      <div className={clsx(barGroup, 'min-w-0')}>{start}</div>
      <div className="max-md:ms-auto">{middle}</div>
      <div className={clsx(barGroup, 'justify-end')}>{end}</div>
    </div>
  </div>
);

type FooterBarProps = ComponentProps<'div'> & {
  /** At the end of the line, or below on a phone: a short form. */
  end?: ReactNode;
};

/** One small line at the end of a page. */
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

type SidebarFooterProps = ComponentProps<'div'> & {
  avatar: ReactNode;
  /** The signed-in person. */
  name: string;
  detail?: string | undefined;
  /** A small IconButton. */
  action?: ReactNode;
};

/** The end of the sidebar: settings (its children) and the signed-in person. */
export const SidebarFooter = ({
  avatar,
  name,
  detail,
  action,
  className,
  children,
  ...rest
}: SidebarFooterProps) => (
  <div {...rest} className={clsx('grid gap-3 border-t border-border p-3', className)}>
    {children}
    <div className="flex min-w-0 items-center gap-2.5 px-1">
      {avatar}
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        {detail && (
          <p className="truncate text-xs text-text-subtle" title={detail}>
            {detail}
          </p>
        )}
      </div>
      {action}
    </div>
  </div>
);
