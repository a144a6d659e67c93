import { addAmounts, multiplyAmount, roundAmount } from '#contract/money/decimal.ts';
import type { Product } from '#contract/products/product.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { getPriceField, type QuickEditField } from '../inventory/quickEditCell.ts';
import type { QuickEditTexts, ValueCheck } from '../quickEdit/quickEditModel.ts';

/** What a bulk action changes: the price that customers pay, or the stock. */
export type ChangeTarget = 'price' | 'stock';

export const OPERATIONS = {
  price: ['set', 'increase', 'decrease', 'increasePercent', 'decreasePercent'],
  stock: ['set', 'increase', 'decrease'],
} as const satisfies Record<ChangeTarget, readonly string[]>;
export type Operation = (typeof OPERATIONS)['price'][number];

export const isPercent = (operation: Operation) =>
  operation === 'increasePercent' || operation === 'decreasePercent';

/** Returns the new value, before it is validated. Prices are rounded to `decimals`; stocks never. */
export function applyOperation(
  current: number | undefined,
  operation: Operation,
  amount: number,
  decimals: number | undefined,
): number | undefined {
  if (operation === 'set') return amount;
  if (current === undefined) return undefined;
  const sign = operation === 'increase' || operation === 'increasePercent' ? 1 : -1;
  const exact = isPercent(operation)
    ? multiplyAmount(multiplyAmount(current, addAmounts(100, sign * amount)), 0.01)
    : addAmounts(current, sign * amount);
  // Infinity would be no number, and not too high.
  const finite = Math.min(exact, Number.MAX_VALUE);
  return decimals === undefined ? finite : roundAmount(finite, decimals);
}

export type NewValues = Partial<Pick<Product, QuickEditField>>;

/** New values of a product, with the reasons why some of them can't be saved. */
export type PlannedRow = {
  row: SelectableRow;
  /** The product that the preview is based on. */
  product: Product;
  values: NewValues;
  errors: QuickEditTexts;
  /** What was pasted, to show it if it is not a number. */
  texts?: QuickEditTexts | undefined;
};

/** Planned changes by product id. */
export type ChangePlan = ReadonlyMap<string, PlannedRow>;

/** Validates new values of a product with the rules and messages of the form. */
export const planRow = (
  { row, product }: Pick<PlannedRow, 'row' | 'product'>,
  values: NewValues,
  check: ValueCheck,
): PlannedRow => ({ row, product, values, errors: check(product, values) });

export const getTargetField = (product: Product, target: ChangeTarget): QuickEditField =>
  target === 'price' ? getPriceField(product) : 'stock';

export const getFields = (values: NewValues) => Object.keys(values) as QuickEditField[];

/** Returns the valid values that differ from the current ones. */
export const getSavedValues = ({ product, values, errors }: PlannedRow): NewValues =>
  Object.fromEntries(
    getFields(values)
      .filter((field) => errors[field] === undefined && !Object.is(values[field], product[field]))
      .map((field) => [field, values[field]]),
  );

const hasChanges = (planned: PlannedRow): boolean => getFields(getSavedValues(planned)).length > 0;
export const hasErrors = ({ errors }: PlannedRow): boolean => Object.keys(errors).length > 0;

/** Counts the rows of a preview. A row with one valid and one invalid value counts as both. */
export const countRows = (rows: readonly PlannedRow[]) => ({
  changed: rows.filter(hasChanges).length,
  unchanged: rows.filter((one) => !hasChanges(one) && !hasErrors(one)).length,
  invalid: rows.filter(hasErrors).length,
});

/** Returns the rows to save. */
export const createPlan = (rows: readonly PlannedRow[]): ChangePlan =>
  new Map(rows.filter(hasChanges).map((planned) => [planned.row.id, planned]));
