import * as z from 'zod/mini';
import type { Currency } from '#contract/money/currency.ts';
import { addAmounts, multiplyAmount } from '#contract/money/decimal.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import {
  createDiscountRule,
  createProductRules,
  type ProductRuleMessages,
} from '#contract/products/productRules.ts';
import { parseNumber } from '../form/productFormModel.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';

/** The values of a product that can be edited in the list, with the unit of its stock. */
export type EditableFields = Pick<Product, QuickEditField | 'stockUnit'>;

/** The typed text, or the error, of each value that a cell edits. */
export type QuickEditTexts = Partial<Record<QuickEditField, string>>;

/** The states of an edited cell. */
export type QuickEditState =
  | { status: 'editing' }
  | { status: 'invalid'; errors: QuickEditTexts }
  /** The price changes by more than half. It is saved after a confirmation. */
  | { status: 'unconfirmed' }
  /** The editor is closed, and the cell shows the new value. */
  | { status: 'saving' }
  /** Not saved; `text` says why. */
  | { status: 'failed'; text: string }
  /** Someone else has saved the product. Has its current values, and the server's message, if any. */
  | { status: 'conflict'; current: EditableFields; text: string | undefined };

/** Formats a value for the field. */
export function toInputText(product: EditableFields, field: QuickEditField): string {
  const value = product[field];
  return value === undefined ? '' : toPlainDigits(value);
}

const getFields = (texts: QuickEditTexts) => Object.keys(texts) as QuickEditField[];

/** Returns the values that were typed. */
export const parseTexts = (texts: QuickEditTexts): Values =>
  Object.fromEntries(getFields(texts).map((field) => [field, parseNumber(texts[field] ?? '')]));

/** Returns the edited values that differ from the current ones. */
export const getChangedFields = (product: EditableFields, values: Values): QuickEditField[] =>
  (Object.keys(values) as QuickEditField[]).filter((field) => !Object.is(values[field], product[field]));

export type ValueRuleOptions = { messages: ProductRuleMessages; currency: Currency };
export type Values = Partial<Pick<Product, QuickEditField>>;

function createValueSchema({ messages, currency }: ValueRuleOptions, stored: EditableFields | undefined) {
  const { actualPrice, discountedPrice, stock } = createProductRules(messages, { currency, stored });
  return z.object({ actualPrice, discountedPrice, stock }).check(createDiscountRule(messages));
}

/** Returns the errors of new values, and ignores those of other values. */
function collectErrors(
  schema: ReturnType<typeof createValueSchema>,
  product: EditableFields,
  values: Values,
  { discountedAboveActual }: ProductRuleMessages,
): QuickEditTexts {
  const errors: QuickEditTexts = {};
  for (const { path, message } of schema.safeParse({ ...product, ...values }).error?.issues ?? []) {
    const field = path[0] as QuickEditField;
    if (field in values) errors[field] ??= message;
    // The rule that compares the prices reports the discounted one, even if only the other was edited.
    else if ('actualPrice' in values && message === discountedAboveActual) errors.actualPrice ??= message;
  }
  return errors;
}

export type ValueCheck = (product: EditableFields, values: Values) => QuickEditTexts;

/** Returns a function that validates new values of many products. Values that stay the same have no errors. */
export function createValueCheck(options: ValueRuleOptions): ValueCheck {
  // Created once, because creating a schema takes much longer than using it.
  const schema = createValueSchema(options, undefined);
  return (product, values) => {
    const changed = Object.entries(values).filter(
      ([field, value]) => !Object.is(value, product[field as QuickEditField]),
    );
    return collectErrors(schema, product, Object.fromEntries(changed), options.messages);
  };
}

/** Validates the typed values with the product rules. */
export const findErrors = (
  product: EditableFields,
  texts: QuickEditTexts,
  options: ValueRuleOptions,
): QuickEditTexts =>
  collectErrors(createValueSchema(options, product), product, parseTexts(texts), options.messages);

/** Returns whether one of the prices, or the price that customers pay, changes by more than half. */
export function isLargePriceChange(product: EditableFields, values: Values): boolean {
  const after = { ...product, ...values };
  return (
    isLargeChange(product.actualPrice, after.actualPrice) ||
    isLargeChange(product.discountedPrice, after.discountedPrice) ||
    isLargeChange(getPrices(product).price, getPrices(after).price)
  );
}

const isLargeChange = (before = 0, after = 0): boolean =>
  before > 0 && after > 0 && multiplyAmount(Math.abs(addAmounts(after, -before)), 2) > before;
