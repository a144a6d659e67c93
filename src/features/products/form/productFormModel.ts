import * as z from 'zod/mini';
import { discountPercent } from '#contract/products/prices.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import {
  discountRule,
  type PriceLimits,
  productRules,
  type ProductRuleTexts,
} from '#contract/products/productRules.ts';
import type { Formats } from '#features/format/formats.ts';
import type { Words } from '#languages/words.ts';
import { CANONICAL_LOCALE, convertAmountLocale, parseTypedAmount } from '#contract/money/readAmount.ts';
import type { ProductSlot } from '../images/imageModel.ts';

/** Fields that the form does not ask for: an edit sends them back as they came. */
export const KEPT_FIELDS = ['ram', 'sizes', 'weights'] as const satisfies readonly ProductField[];
const NOT_TYPED = ['discountPercentage', 'images', ...KEPT_FIELDS] as const;
export const FIELDS = Object.keys(productFields) as ProductField[];
export type TypedField = Exclude<ProductField, (typeof NOT_TYPED)[number]>;
export const TYPED_FIELDS = FIELDS.filter(
  (name): name is TypedField => !(NOT_TYPED as readonly string[]).includes(name),
);

/** The value of an untouched field, by kind. A number is text until it is needed. */
const emptyByKind = { text: '', choice: '', number: '', flag: false, list: [] as string[] };
const schemas = {
  text: z.string(),
  choice: z.string(),
  number: z.string(),
  flag: z.boolean(),
  list: z.array(z.string()),
};

/** The kinds of what can be typed. */
export type FieldKind = keyof typeof emptyByKind;
type OfKind<Values extends Record<FieldKind, unknown>> = {
  [Name in TypedField]: Values[(typeof productFields)[Name]['kind']];
};
const byKind = <Values extends Record<FieldKind, unknown>>(values: Values) =>
  Object.fromEntries(TYPED_FIELDS.map((name) => [name, values[productFields[name].kind]])) as OfKind<Values>;

/** The fields that are typed or chosen, without the images. */
export const productFormFields = z.object(byKind(schemas));
export type ProductFormFields = z.output<typeof productFormFields>;

/** The whole form. */
export type ProductValues = ProductFormFields & { images: ProductSlot[] };

export const emptyFields: ProductFormFields = { ...byKind(emptyByKind), status: 'active' };
export const emptyValues: ProductValues = { ...emptyFields, images: [] };

export function getFields(values: ProductValues): ProductFormFields {
  const { images: _, ...fields } = values;
  return fields;
}

/** Reads the prices of a saved form. */
export const getPrices = ({ actualPrice, discountedPrice }: ProductFormFields) => ({
  actualPrice: parseNumber(actualPrice),
  discountedPrice: parseNumber(discountedPrice),
});

type NumberField = {
  [Name in TypedField]: (typeof productFields)[Name]['kind'] extends 'number' ? Name : never;
}[TypedField];
export const NUMBER_FIELDS = TYPED_FIELDS.filter(
  (name): name is NumberField => productFields[name].kind === 'number',
);

/**
 * Writes the numbers of a form in another locale. Outside of the form (saved, in drafts, to send) they stand in the plain
 * one, so that whoever restores a draft in another language has the same price.
 */
export const respellNumbers = <Fields extends ProductFormFields>(
  fields: Fields,
  from: string,
  to: string,
): Fields => ({
  ...fields,
  ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, convertAmountLocale(fields[name], from, to)])),
});

/** Tells whether two forms have the same in their fields, the images aside. */
export const hasSameFields = (one: ProductFormFields, other: ProductFormFields): boolean =>
  TYPED_FIELDS.every((name) => `${one[name]}` === `${other[name]}`);

/** Tells whether nothing was typed or chosen that would be missed. */
export const isEmptyDraft = (fields: ProductFormFields): boolean => hasSameFields(fields, emptyFields);

/** The words of either form: createCopy or editCopy. */
export type ProductFormCopy = Words['productForm']['createCopy'];

/** The differences in behaviour between the two forms. */
export type FormRules = {
  /** The browser's checks of a chosen file. */
  fileChecks: 'typeAndSize' | 'none';
  /** Without an image the button is blocked from the start, or the press is answered with a message. */
  withoutImages: 'blocked' | 'refused';
  /** The debounce delay of the location search, in ms. */
  searchDebounceMs: number;
};

export const createRules: FormRules = {
  fileChecks: 'typeAndSize',
  withoutImages: 'blocked',
  searchDebounceMs: 300,
};
export const editRules: FormRules = { fileChecks: 'none', withoutImages: 'refused', searchDebounceMs: 0 };

/** A stock or a price as it was typed: undefined where blank, NaN where it is no number that can be counted with. */
export const parseNumber = (text: string, locale: string = CANONICAL_LOCALE): number | undefined =>
  parseTypedAmount(text, locale);

type NumberRule = z.ZodMiniType<number | undefined, number | undefined>;

type SchemaOptions = Partial<PriceLimits> & { locale?: string };

/** The contract's rules for what is typed, in the form's words; numbers are read as the locale writes them. */
export function productFormSchema(
  texts: ProductRuleTexts,
  { locale = CANONICAL_LOCALE, currency = null, stored }: SchemaOptions = {},
) {
  const read = z.transform((text: string) => parseNumber(text, locale));
  const numberBy = <Rule extends NumberRule>(rule: Rule) => z.pipe(z.pipe(z.string(), read), rule);
  const rules = productRules(texts, { currency, stored });
  return z
    .object({
      ...productFormFields.shape,
      ...rules,
      actualPrice: numberBy(rules.actualPrice),
      discountedPrice: numberBy(rules.discountedPrice),
      stock: numberBy(rules.stock),
      images: z.array(z.custom<ProductSlot>()).check(z.minLength(1, texts.images)),
    })
    .check(discountRule(texts));
}

/** The discount as it is shown: whole percent, or nothing where the prices allow none. */
export function formatDiscount(
  { count, locale }: Pick<Formats, 'count' | 'locale'>,
  { actualPrice, discountedPrice }: Pick<ProductFormFields, 'actualPrice' | 'discountedPrice'>,
): string {
  const percent = discountPercent(parseNumber(actualPrice, locale), parseNumber(discountedPrice, locale));
  return percent === undefined ? '' : count(percent);
}
