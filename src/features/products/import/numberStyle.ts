import { type Currency, hasTooManyDecimals } from '#contract/money/currency.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { type DecimalSeparator, parseAmount } from '#contract/money/parseAmount.ts';
import { getDecimalSeparator } from '#contract/money/formatAmountForInput.ts';
import { type NumberField, type ProductField, productFields } from '#contract/products/productFields.ts';
import type { ColumnMapping } from './importFields.ts';
import type { ImportTable } from './parseTable.ts';

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

/** Returns the decimal sign of a value: 'either' if ambiguous, 'same' if both read the same number. */
function detectSign(text: string): DecimalSeparator | 'either' | 'same' {
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
  const certainCounts = { '.': 0, ',': 0 };
  const possiblePrices = { '.': 0, ',': 0 };
  let example: string | undefined;
  for (const { cell, target } of getNumberCells(table, mapping)) {
    const sign = detectSign(cell);
    if (sign === 'either') {
      example ??= cleanLine(cell);
      if (isMoneyField(target))
        for (const decimal of DECIMAL_SIGNS)
          if (isPossiblePrice(cell, decimal, hints.currency)) possiblePrices[decimal] += 1;
    } else if (sign !== 'same') certainCounts[sign] += 1;
  }
  // Prices rarely have more decimals than its currency.
  const likelySign = getMajority(possiblePrices) ?? guessBySeparator(hints);
  const decimal = getMajority(certainCounts);
  if (decimal)
    return { decimal, basis: certainCounts['.'] > 0 && certainCounts[','] > 0 ? 'mixed' : 'certain' };
  if (certainCounts['.'] > 0) return { decimal: likelySign, basis: 'mixed' };
  return { decimal: likelySign, basis: example === undefined ? 'irrelevant' : 'guessed', example };
}

const DECIMAL_SIGNS = ['.', ','] as const;

function isPossiblePrice(cell: string, decimal: DecimalSeparator, currency: Currency): boolean {
  const reading = parseAmount(cell, decimal);
  return reading.kind === 'amount' && !hasTooManyDecimals(reading.amount, currency);
}

function getMajority(counts: Record<DecimalSeparator, number>): DecimalSeparator | undefined {
  if (counts['.'] === counts[',']) return undefined;
  return counts['.'] > counts[','] ? '.' : ',';
}

const isNumberField = (target: ColumnMapping[number]) =>
  target in productFields && productFields[target as ProductField].kind === 'number';

const isMoneyField = (target: ColumnMapping[number]) =>
  isNumberField(target) && productFields[target as NumberField].valueType === 'money';

export const hasNumberColumn = (mapping: ColumnMapping): boolean => mapping.some(isNumberField);

/** Returns whether two mappings use the same number columns. */
export const hasSameNumberColumns = (mapping: ColumnMapping, other: ColumnMapping): boolean =>
  mapping.every(
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
