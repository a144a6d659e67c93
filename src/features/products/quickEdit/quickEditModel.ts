import * as z from 'zod/mini';
import type { Product } from '#contract/products/product.ts';
import type { Currency } from '#contract/money/currency.ts';
import { toPlainDigits } from '#contract/money/writeAmount.ts';
import { discountRule, productRules, type ProductRuleTexts } from '#contract/products/productRules.ts';
import { parseNumber } from '../form/productFormModel.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';

/** The figures of a product that the list shows and that can be changed there. */
export type EditableFields = Pick<Product, QuickEditField | 'stockUnit'>;

/** Everything that a cell which is being changed can be showing. */
export type QuickEditState =
  | { status: 'editing' }
  /** The value breaks a rule. */
  | { status: 'invalid'; problem: string }
  | { status: 'saving' }
  /** It was not saved, and why. */
  | { status: 'failed'; text: string }
  /** Somebody else saved the product meanwhile: what it is now, and what the server said, if it said anything. */
  | { status: 'conflict'; now: EditableFields; text: string | undefined };

/** Returns a figure as it is typed. */
export function toText(product: EditableFields, field: QuickEditField): string {
  const figure = product[field];
  return figure === undefined ? '' : toPlainDigits(figure);
}

/** Tells whether a text stands for the figure that is there already. */
export const isSame = (product: EditableFields, field: QuickEditField, text: string): boolean =>
  Object.is(parseNumber(text), product[field]);

/** Returns what is wrong with a figure by the contract's rules, in the form's words; what is wrong with others is not said here. */
export function findProblem(
  product: EditableFields,
  field: QuickEditField,
  text: string,
  { texts, currency }: { texts: ProductRuleTexts; currency: Currency },
): string | undefined {
  const { actualPrice, discountedPrice, stock } = productRules(texts, { currency, stored: product });
  const schema = z.object({ actualPrice, discountedPrice, stock }).check(discountRule(texts));
  const { error } = schema.safeParse({ ...product, [field]: parseNumber(text) });
  const concerns = ({ path, message }: z.core.$ZodIssue) =>
    path[0] === field || (field === 'actualPrice' && message === texts.discountedAboveActual);
  return error?.issues.find(concerns)?.message;
}

/** Tells whether somebody has changed a figure that is being changed here. */
export const hasChanged = (before: EditableFields, now: EditableFields, field: QuickEditField): boolean =>
  !Object.is(before[field], now[field]);
