import { use } from 'react';
import { formatDate, formatTime, formatWholeDate } from './dateModel.ts';
import { TimeZoneContext } from './TimeZoneContext.ts';

export type FormattedDateProps = {
  /** ISO 8601; anything else is an em dash. */
  iso: string | undefined;
  /** below: the time of day in a second, quieter line. @default 'hidden' */
  time?: 'hidden' | 'below' | undefined;
};

/** A date in the store's time zone, or the browser's: '20 Nov 2026', with the whole date and time on hover. */
export function FormattedDate({ iso, time = 'hidden' }: FormattedDateProps) {
  const options = { timeZone: use(TimeZoneContext) };
  const whole = formatWholeDate(iso, options);
  if (whole === undefined) return formatDate(iso, options);
  const timeOfDay = time === 'below' ? formatTime(iso, options) : undefined;
  return (
    <time dateTime={iso} title={whole} className="whitespace-nowrap tabular-nums">
      {formatDate(iso, options)}
      {timeOfDay && <span className="block text-xs leading-4.5 text-text-subtle"> {timeOfDay}</span>}
    </time>
  );
}
