import { type Currency, getCurrencyDecimals, getStoreCurrency } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';
import { parseTime } from '#contract/time/parseTime.ts';
import type { Language } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';

/** Formats the values of one order. */
export type MailFormats = {
  money(amount: number): string;
  count(count: number): string;
  list(items: readonly string[]): string;
  /** The day in the time zone; undefined if the time is invalid. */
  day(iso: string | undefined): string | undefined;
  /** IANA name. */
  timeZone: string;
};

type FormatSettings = {
  language: Language;
  /** The order's BCP 47 tag, whose region decides about numbers and dates. */
  locale: string | undefined;
  currency: Currency;
  timeZone: string | undefined;
};

export function createMailFormats({
  language,
  locale,
  currency,
  timeZone = 'UTC',
}: FormatSettings): MailFormats {
  const tag = pickLocale(language, locale === undefined ? [] : [locale]);
  const code = getStoreCurrency(currency);
  // With all decimals or none, as in the back office: '1,299.50' and '1,299'.
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const numbers = new Intl.NumberFormat(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  return {
    money(amount) {
      const rounded = roundAmount(amount, getCurrencyDecimals(code));
      const text = `${rounded < 0 ? '\u2212' : ''}${money.format(Math.abs(rounded))}`;
      // Keeps the symbol before the amount in Arabic text.
      return language === 'ar' ? `\u2066${text}\u2069` : text;
    },
    count: (count) => numbers.format(count),
    list: (items) => lists.format(items),
    day(iso) {
      const time = parseTime(iso);
      return Number.isNaN(time) ? undefined : days.format(time);
    },
    timeZone,
  };
}
