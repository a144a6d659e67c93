import { use } from 'react';
import { TodayContext, useFormats } from './useFormats.ts';

export type FormattedDateProps = {
  /** ISO 8601; anything else is an em dash. */
  iso: string | undefined;
  /** below: the time of day in a second, quieter line. @default 'hidden' */
  time?: 'hidden' | 'below' | undefined;
};

/**
 * A date in the store's time zone, or the browser's: '20 Nov 2026', with the whole date and time on hover. Where it is known
 * which day it is, today's and yesterday's are called so.
 */
export function FormattedDate({ iso, time = 'hidden' }: FormattedDateProps) {
  const formats = useFormats();
  const today = use(TodayContext);
  const whole = formats.wholeDate(iso);
  if (whole === undefined) return <span translate="no">{formats.date(iso)}</span>;
  const timeOfDay = time === 'below' ? formats.time(iso) : undefined;
  const relativeDay = today && formats.relativeDay(iso, today);
  return (
    <time
      dateTime={iso}
      title={whole}
      translate={relativeDay === undefined ? 'no' : 'yes'}
      className="whitespace-nowrap tabular-nums"
    >
      {relativeDay === undefined ? formats.date(iso) : <span>{relativeDay}</span>}
      {timeOfDay && <span className="block text-xs leading-4.5 text-text-subtle">{` ${timeOfDay}`}</span>}
    </time>
  );
}
