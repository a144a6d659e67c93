import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { formatDate, formatTime, formatWholeDate } from '#features/format/dateModel.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';

export type DetailSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  /** A small button at the end of the heading. */
  action?: ReactNode;
};

/** A part of an order's details, under a quiet heading. */
export function DetailSection({ title, action, className, children, ...rest }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx('min-w-0', className)}>
      <div className="mb-2 flex items-center gap-1 print:break-after-avoid">
        <h3 id={titleId} className="text-2xs font-medium tracking-[0.045em] text-text-subtle uppercase">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A date with its time of day in one line: '20 Nov 2026, 09:14'; whole, with its time zone, on hover and on focus. */
export function DateTime({ iso }: { iso: string | undefined }) {
  const options = { timeZone: use(TimeZoneContext) };
  const whole = formatWholeDate(iso, options);
  if (whole === undefined) return formatDate(iso, options);
  return (
    <time
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the whole date is nowhere else: keys must get to it
      tabIndex={0}
      dateTime={iso}
      data-tooltip="description"
      aria-description={whole}
      className="rounded-xs"
    >
      <bdi>{[formatDate(iso, options), formatTime(iso, options)].filter(Boolean).join(', ')}</bdi>
    </time>
  );
}
