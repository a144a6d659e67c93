import Papa from 'papaparse';
import { parseTypedAmount } from '#contract/money/parseAmount.ts';
import { cleanLine, isBlank } from '#contract/text/cleanText.ts';
import type { Product } from '#contract/products/product.ts';
import { normalizeLineEnds } from '#features/csv/csvText.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { createValueCheck, type QuickEditTexts, type ValueRuleOptions } from '../quickEdit/quickEditModel.ts';
import { type ChangeTarget, getTargetField, type PlannedRow, planRow } from './valueChange.ts';

/** Cells copied from a spreadsheet, and the cell of the list that they were pasted into. */
export type Paste = { productId: string; target: ChangeTarget; lines: readonly (readonly string[])[] };

/** Quoted cells, and cells that start with a quotation mark of their own. */
const QUOTED_OR_BARE = /(?<=^|[\t\n])(?:"[^"]*(?:""[^"]*)*"(?=[\t\n]|$)|("[^\t\n]*))/g;

/**
 * Splits copied cells into rows and columns. Spreadsheets quote cells that contain tabs or line breaks, but some don't
 * quote `"The" lamp`. Blank rows at the end are dropped.
 */
export function parseCells(text: string): readonly (readonly string[])[] {
  const quoted = normalizeLineEnds(text)
    .trimEnd()
    .replace(QUOTED_OR_BARE, (cell, bare?: string) =>
      bare === undefined ? cell : `"${bare.replaceAll('"', '""')}"`,
    );
  return Papa.parse<string[]>(quoted, { delimiter: '\t', newline: '\n' }).data;
}

type PasteOptions = {
  /** The rows of the page. */
  products: readonly Product[];
  toSelectable: (product: Product) => SelectableRow;
  /** The visible columns that can be pasted into, in their order. */
  targets: readonly ChangeTarget[];
  /** Numbers are parsed in this locale. */
  locale: string;
} & ValueRuleOptions;

export type PastePreview = {
  rows: readonly PlannedRow[];
  /** Lines without a row on the page. */
  extraLines: number;
  /** Whether there are more columns than can be pasted into. */
  extraColumns: 'none' | 'some';
};

/** Fills the rows from the pasted cell down, and its column and the ones after it. Blank cells change nothing. */
export function createPastePreview(
  { productId, target, lines }: Paste,
  { products, toSelectable, targets, locale, ...ruleOptions }: PasteOptions,
): PastePreview {
  const start = products.findIndex(({ _id }) => _id === productId);
  const filled = start < 0 ? [] : products.slice(start, start + lines.length);
  const check = createValueCheck(ruleOptions);
  const columns = targets.slice(targets.indexOf(target));
  const rows = filled.flatMap((product, index): PlannedRow[] => {
    const texts: QuickEditTexts = {};
    columns.forEach((column, position) => {
      const text = cleanLine(lines[index]?.[position] ?? '');
      if (text) texts[getTargetField(product, column)] = text;
    });
    const values = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, parseTypedAmount(text, locale)]),
    );
    if (Object.keys(values).length === 0) return [];
    return [{ ...planRow({ row: toSelectable(product), product }, values, check), texts }];
  });
  const isWider = lines.some((line) => line.slice(columns.length).some((text) => !isBlank(text)));
  return { rows, extraLines: lines.length - filled.length, extraColumns: isWider ? 'some' : 'none' };
}
