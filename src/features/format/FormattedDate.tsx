import { use } from 'react';
import { TodayContext, useFormats } from './useFormats.ts';

type FormattedDateProps = {
  /** ISO 8601. Anything else shows an em dash. */
  iso: string | undefined;
  /** below: the time of day on a second line; in a card it follows the date. @default 'hidden' */
  time?: 'hidden' | 'below' | undefined;
};

/**
 * A date like '20 Nov 2026', with the full date and time on hover. Shows 'Today' and 'Yesterday' if TodayContext is
 * set, but not on paper.
 */
export function FormattedDate({ iso, time = 'hidden' }: FormattedDateProps) {
  const formats = useFormats();
  const today = use(TodayContext);
  const fullDate = formats.fullDate(iso);
  if (fullDate === undefined) return <span translate="no">{formats.date(iso)}</span>;
  const timeOfDay = time === 'below' ? formats.time(iso) : undefined;
  const relativeDay = today && formats.relativeDay(iso, today);
  return (
    <time
      dateTime={iso}
      title={fullDate}
      translate={relativeDay === undefined ? 'no' : 'yes'}
      data-day={relativeDay && formats.date(iso)}
      className="whitespace-nowrap tabular-nums print:before:content-[attr(data-day)]"
    >
      {relativeDay === undefined ? formats.date(iso) : <span className="print:hidden">{relativeDay}</span>}
      {timeOfDay && <span className="tbl-detail">{` ${timeOfDay}`}</span>}
    </time>
  );
}
