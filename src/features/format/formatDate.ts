import { capitalize } from '#contract/text/graphemes.ts';
import { addDays, type Day, toDay } from '#contract/time/days.ts';
import { parseTime } from '#contract/time/parseTime.ts';

/** Shown if a date is missing or invalid. */
const NO_DATE = '—';

type DateOptions = {
  /** A BCP 47 tag. */
  locale: string;
  /** @default the browser's */
  timeZone?: string | undefined;
};

type DateStyle = 'day' | 'time' | 'timeAndZone' | 'full' | 'fullDay' | 'spreadsheet';

const dateFormats: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeAndZone: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23' },
  fullDay: { dateStyle: 'full' },
  spreadsheet: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow. */
function getFormatter(style: DateStyle, locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat(locale, { ...dateFormats[style], timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** A day without a time is the same in every zone. */
const isDayOnly = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

function format(iso: string | undefined, style: DateStyle, { locale, timeZone }: DateOptions) {
  const date = parseTime(iso);
  if (iso === undefined || Number.isNaN(date)) return undefined;
  return getFormatter(style, locale, isDayOnly(iso) ? 'UTC' : timeZone).format(date);
}

/** Formats as '20 Nov 2026'; an em dash if invalid. */
export const formatDate = (iso: string | undefined, options: DateOptions): string =>
  format(iso, 'day', options) ?? NO_DATE;

/** Formats as '09:14', or as '09:14 GMT+5:30' with the name of the zone; undefined without a time of day. */
export const formatTime = (
  iso: string | undefined,
  { zoneName, ...options }: DateOptions & { zoneName?: 'shown' | 'hidden' | undefined },
): string | undefined =>
  iso !== undefined && isDayOnly(iso)
    ? undefined
    : format(iso, zoneName === 'shown' ? 'timeAndZone' : 'time', options);

/** Formats as 'Friday, 20 November 2026 at 09:14:00 GMT+5:30'; undefined if invalid. */
export const formatFullDate = (iso: string | undefined, options: DateOptions): string | undefined =>
  format(iso, iso !== undefined && isDayOnly(iso) ? 'fullDay' : 'full', options);

/**
 * Formats as '2026-11-20 15:30:00' in a time zone, which spreadsheets read as a date and time. A day without a time
 * stays as it is. Undefined if invalid.
 */
export const formatForSpreadsheet = (
  iso: string | undefined,
  timeZone: string | undefined,
): string | undefined =>
  // Swedish formats dates as ISO 8601.
  iso !== undefined && isDayOnly(iso) ? iso : format(iso, 'spreadsheet', { locale: 'sv-SE', timeZone });

/** Returns the time zone's name; the browser's if undefined. */
export const getTimeZoneName = (timeZone: string | undefined): string =>
  timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

function getRelativeFormatter(locale: string): Intl.RelativeTimeFormat {
  const formatter =
    relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, formatter);
  return formatter;
}

/** Returns the locale's 'Today' or 'Yesterday', capitalized; undefined for any other day. */
export function formatRelativeDay(
  iso: string | undefined,
  today: Day,
  { locale, timeZone }: DateOptions,
): string | undefined {
  if (iso === undefined) return undefined;
  const day = isDayOnly(iso) ? iso : toDay(parseTime(iso), timeZone);
  const daysAgo = [today, addDays(today, -1)].indexOf(day ?? '');
  if (daysAgo === -1) return undefined;
  return capitalize(getRelativeFormatter(locale).format(-daysAgo, 'day'), locale);
}
