import { formatDate, formatTime, formatWholeDate } from './dateModel.ts';

export type FormattedDateProps = {
  /** ISO 8601; anything else is an em dash. */
  iso: string | undefined;
  /** below: the time of day in a second, quieter line. @default 'hidden' */
  time?: 'hidden' | 'below' | undefined;
};

/** A date in the browser's time zone: '20 Nov 2026', with the whole date and time on hover. */
export function FormattedDate({ iso, time = 'hidden' }: FormattedDateProps) {
  const whole = formatWholeDate(iso);
  if (whole === undefined) return formatDate(iso);
  const timeOfDay = time === 'below' ? formatTime(iso) : undefined;
  return (
    <time dateTime={iso} title={whole} className="whitespace-nowrap tabular-nums">
      {formatDate(iso)}
      {timeOfDay && <span className="block text-xs leading-4.5 text-text-subtle"> {timeOfDay}</span>}
    </time>
  );
}
