import { type Currency, hasTooManyDecimals } from '#contract/money/currency.ts';
import { type DecimalSeparator, parseAmount } from '#contract/money/parseAmount.ts';
import { getDecimalSeparator } from '#contract/money/formatAmountForInput.ts';
import { productFields } from '#contract/products/productFields.ts';
import type { ColumnMapping } from './importFields.ts';
import type { ImportTable } from './importTable.ts';

/** The number style of a file, and how certain it is. */
export type NumberStyle = {
  decimal: DecimalSeparator;
  /**
   * certain: some value is unambiguous, such as 12,50. guessed: some are ambiguous, such as 1.299. mixed: values
   * contradict each other. irrelevant: all values mean the same in either style. chosen: by the administrator.
   */
  basis: 'certain' | 'guessed' | 'mixed' | 'irrelevant' | 'chosen';
  /** The first ambiguous value. */
  example?: string | undefined;
};

const PLAIN = /^\d*$/;

/** Returns what a value says about its file's style. */
function classify(text: string): DecimalSeparator | 'either' | 'same' {
  if (PLAIN.test(text)) return 'same';
  const point = parseAmount(text, '.');
  const comma = parseAmount(text, ',');
  if (point.kind === 'amount' && comma.kind === 'amount')
    return point.amount === comma.amount ? 'same' : 'either';
  if (point.kind === 'amount') return '.';
  return comma.kind === 'amount' ? ',' : 'same';
}

type Hints = { separator: string; locale: string; currency: Currency };

/** Spreadsheets separate cells with semicolons if the comma is the decimal sign. */
function guessBySeparator({ separator, locale }: Hints): DecimalSeparator {
  if (separator === ';') return ',';
  if (separator === ',') return '.';
  return getDecimalSeparator(locale) === ',' ? ',' : '.';
}

/** Detects the number style from all values of the number columns. */
export function detectNumberStyle(table: ImportTable, mapping: ColumnMapping, hints: Hints): NumberStyle {
  const votes = { '.': 0, ',': 0 };
  const possible = { '.': 0, ',': 0 };
  let example: string | undefined;
  for (const { cell, target } of getNumberCells(table, mapping)) {
    const vote = classify(cell);
    if (vote === 'either') {
      example ??= cell.trim();
      if (target !== 'stock')
        for (const decimal of SIGNS)
          if (isPossiblePrice(cell, decimal, hints.currency)) possible[decimal] += 1;
    } else if (vote !== 'same') votes[vote] += 1;
  }
  // A price rarely has more decimals than its currency.
  const likely = getMost(possible) ?? guessBySeparator(hints);
  const decimal = getMost(votes);
  if (decimal) return { decimal, basis: votes['.'] > 0 && votes[','] > 0 ? 'mixed' : 'certain' };
  if (votes['.'] > 0) return { decimal: likely, basis: 'mixed' };
  return { decimal: likely, basis: example === undefined ? 'irrelevant' : 'guessed', example };
}

const SIGNS = ['.', ','] as const;

function isPossiblePrice(cell: string, decimal: DecimalSeparator, currency: Currency): boolean {
  const reading = parseAmount(cell, decimal);
  return reading.kind === 'amount' && !hasTooManyDecimals(reading.amount, currency);
}

function getMost(counts: Record<DecimalSeparator, number>): DecimalSeparator | undefined {
  if (counts['.'] === counts[',']) return undefined;
  return counts['.'] > counts[','] ? '.' : ',';
}

const isNumberField = (target: ColumnMapping[number]) =>
  target in productFields && productFields[target as keyof typeof productFields].kind === 'number';

export const hasNumberColumn = (mapping: ColumnMapping): boolean => mapping.some(isNumberField);

/** Returns whether two mappings use the same number columns. */
export const hasSameNumberColumns = (one: ColumnMapping, other: ColumnMapping): boolean =>
  one.every(
    (target, index) => target === other[index] || !(isNumberField(target) || isNumberField(other[index]!)),
  );

function* getNumberCells({ rows }: ImportTable, mapping: ColumnMapping) {
  const columns = mapping.flatMap((target, index) => (isNumberField(target) ? [{ target, index }] : []));
  for (const { cells } of rows)
    for (const { target, index } of columns) {
      const cell = cells[index];
      if (cell) yield { cell, target };
    }
}

/** A number in each style. */
export const STYLE_EXAMPLES: Record<DecimalSeparator, string> = { '.': '1,299.50', ',': '1.299,50' };
