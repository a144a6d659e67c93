import * as z from 'zod/mini';
import type { Currency } from '#contract/money/currency.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
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

/** The states of an edited cell. */
export type QuickEditState =
  | { status: 'editing' }
  | { status: 'invalid'; error: string }
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

/** Returns whether a text equals the current value. */
export const isUnchanged = (product: EditableFields, field: QuickEditField, text: string): boolean =>
  Object.is(parseNumber(text), product[field]);

/** Validates a value with the product rules. Returns its error, and ignores errors of other fields. */
export function findError(
  product: EditableFields,
  field: QuickEditField,
  text: string,
  { messages, currency }: { messages: ProductRuleMessages; currency: Currency },
): string | undefined {
  const { actualPrice, discountedPrice, stock } = createProductRules(messages, { currency, stored: product });
  const schema = z.object({ actualPrice, discountedPrice, stock }).check(createDiscountRule(messages));
  const { error } = schema.safeParse({ ...product, [field]: parseNumber(text) });
  const isRelevant = ({ path, message }: z.core.$ZodIssue) =>
    path[0] === field || (field === 'actualPrice' && message === messages.discountedAboveActual);
  return error?.issues.find(isRelevant)?.message;
}

/** Returns whether someone has changed the edited value. */
export const hasChanged = (before: EditableFields, current: EditableFields, field: QuickEditField): boolean =>
  !Object.is(before[field], current[field]);
