import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cardStyle } from '../card/Card.tsx';

type SettingsCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  /** Below the title. */
  description?: string | undefined;
};

/** A card of a settings page. Its title and description are beside it, or above it if the page is narrow. */
export function SettingsCard({ title, description, className, children, ...rest }: SettingsCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-3 rounded-lg @min-[42rem]/page:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        className,
      )}
    >
      <div className="@min-[42rem]/page:pt-4">
        <h2 id={titleId} className="text-md">
          {title}
        </h2>
        {description && <p className="mt-1 text-sm text-pretty text-text-muted">{description}</p>}
      </div>
      <div className={cardStyle}>{children}</div>
    </section>
  );
}

/** Stacks the cards of a settings page. */
export const SettingsCards = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[42rem]/page:gap-6">{children}</div>
);

/** The content of a settings card, such as its fields. */
export const SettingsBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('grid grid-cols-[minmax(0,1fr)] gap-4 p-5', className)} />
);

/** The last row of a settings card: its main button, after a note or a link. */
export const SettingsActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={clsx(
      'flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-border-subtle px-5 py-3',
      className,
    )}
  />
);

/** Rows in a settings card. */
export const SettingsList = ({ children }: { children: ReactNode }) => (
  <ul className="px-5 py-1.5">{children}</ul>
);
export const SettingsRow = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-border-subtle py-3.5 not-first:border-t">
    {children}
  </li>
);
