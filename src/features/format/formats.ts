import type { Currency } from '#contract/money/currency.ts';
import type { Day } from '#contract/time/days.ts';
import { formatDate, formatRelativeDay, formatTime, formatFullDate } from './formatDate.ts';
import { formatMoney, getCurrencySymbol, type MoneyScreen } from './formatMoney.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter is slow. */
function getFormatter(locale: string): Intl.NumberFormat {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter;
}

/** Formats an integer with U+2212 as minus sign: '1,299', '\u22121'. */
export const formatCount = (count: number, locale: string): string =>
  getFormatter(locale).format(count).replace('-', '\u2212');

/** Formats numbers, amounts and dates in one locale, with the store's currency and time zone. */
export type Formats = {
  /** A BCP 47 tag: 'en-IN'. */
  locale: string;
  currency: Currency;
  /** '1,299' */
  count: (count: number) => string;
  /**
   * Formats any other number, such as a percentage, with U+2212 as minus sign. Pass a constant as `options`, because
   * formatters are cached by this object.
   */
  number: (value: number, options: Intl.NumberFormatOptions) => string;
  /** '₹1,299.50' */
  money: (amount: number, screen: MoneyScreen) => string;
  /** The symbol before a price field. */
  currencySymbol: (screen: MoneyScreen) => string;
  /** '20 Nov 2026', or an em dash if invalid. */
  date: (iso: string | undefined) => string;
  /** 'Today', 'Yesterday', or undefined for any other day. */
  relativeDay: (iso: string | undefined, today: Day) => string | undefined;
  /** '09:14', or '09:14 GMT+5:30'; undefined without a time of day. */
  time: (iso: string | undefined) => string | undefined;
  /** 'Friday, 20 November 2026 at 09:14:00 GMT+5:30'; undefined if invalid. */
  fullDate: (iso: string | undefined) => string | undefined;
};

type FormatSettings = {
  locale: string;
  /** If null, each screen uses the symbol that the specification gives for it. */
  currency: Currency;
  /** IANA name; the browser's time zone if undefined. */
  timeZone: string | undefined;
  /** Whether times of day name their time zone. @default 'hidden' */
  zoneName?: 'shown' | 'hidden' | undefined;
};

export function createFormats({ locale, currency, timeZone, zoneName }: FormatSettings): Formats {
  const dateOptions = { locale, timeZone };
  // Keeps the symbol before the amount in Arabic text.
  const isolate = (text: string) => (locale.startsWith('ar') ? `\u2066${text}\u2069` : text);
  const numberFormats = new Map<Intl.NumberFormatOptions, Intl.NumberFormat>();
  const getNumberFormat = (options: Intl.NumberFormatOptions) => {
    const format = numberFormats.get(options) ?? new Intl.NumberFormat(locale, options);
    numberFormats.set(options, format);
    return format;
  };
  return {
    locale,
    currency,
    count: (count) => formatCount(count, locale),
    number: (value, options) => getNumberFormat(options).format(value).replace('-', '\u2212'),
    money: (amount, screen) => isolate(formatMoney(amount, screen, currency, locale)),
    currencySymbol: (screen) => getCurrencySymbol(screen, currency, locale),
    date: (iso) => formatDate(iso, dateOptions),
    relativeDay: (iso, today) => formatRelativeDay(iso, today, dateOptions),
    time: (iso) => formatTime(iso, { ...dateOptions, zoneName }),
    fullDate: (iso) => formatFullDate(iso, dateOptions),
  };
}
