import { joinRange, parseRange, splitRange } from '#contract/lists/ranges.ts';
import { CANONICAL_LOCALE, convertAmountLocale, parseTypedAmount } from '#contract/money/parseAmount.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import type { Messages } from '#languages/messages.ts';
import type { RangeFilter } from './listDefinition.ts';

export type RangeInput = { from: string; to: string };

/** Result of parsing a range: its value for the URL (undefined if empty), or the invalid end with its error. */
type RangeResult =
  | { status: 'valid'; value: string | undefined }
  | { status: 'invalid'; end: 'from' | 'to'; text: string };

const INVALID_END = { days: 'notADay', money: 'notAnAmount', count: 'notACount' } as const;

/** Returns whether the end of a range is valid. Counts are whole numbers. */
const isValidEnd = (kind: RangeFilter['range'], end: string): boolean =>
  (kind !== 'count' || /^\d*$/.test(end)) &&
  parseRange(`${end}..`, kind === 'days' ? 'time' : 'number') !== undefined;

/** Converts an amount for the URL: '1,200' becomes 1200. */
function toNumberText(text: string, locale: string): string {
  const amount = parseTypedAmount(text, locale);
  return amount === undefined ? '' : toPlainDigits(amount);
}

/** Converts a range from the URL to input values. */
export function toRangeInput(
  kind: RangeFilter['range'],
  value: string | undefined,
  locale: string,
): RangeInput {
  const { from, to } = splitRange(value ?? '..') ?? { from: '', to: '' };
  if (kind === 'days') return { from, to };
  const format = (end: string) => convertAmountLocale(end, CANONICAL_LOCALE, locale);
  return { from: format(from), to: format(to) };
}

/** Parses a typed range. */
export function parseRangeInput(
  t: Messages['list']['filterPanel'],
  kind: RangeFilter['range'],
  { from, to }: RangeInput,
  locale: string,
): RangeResult {
  const unit = kind === 'days' ? 'time' : 'number';
  const ends =
    kind === 'days' ? { from, to } : { from: toNumberText(from, locale), to: toNumberText(to, locale) };
  for (const end of ['from', 'to'] as const) {
    if (ends[end] !== '' && !isValidEnd(kind, ends[end]))
      return { status: 'invalid', end, text: t[INVALID_END[kind]] };
  }
  const value = joinRange(ends.from, ends.to);
  if (value !== undefined && !parseRange(value, unit))
    return { status: 'invalid', end: 'to', text: t.inverted[kind] };
  return { status: 'valid', value };
}
