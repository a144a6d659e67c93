import * as z from 'zod/mini';
import { CANONICAL_LOCALE, convertAmountLocale, parseTypedAmount } from '#contract/money/parseAmount.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import { type ProductField, productFieldNames, productFields } from '#contract/products/productFields.ts';
import {
  createDiscountRule,
  type PriceLimits,
  createProductRules,
  type ProductRuleMessages,
} from '#contract/products/productRules.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import type { ProductSlot } from '../images/imageModel.ts';

/** Fields that are not in the form. An edit sends them back unchanged. */
export const PRESERVED_FIELDS = ['ram', 'sizes', 'weights'] as const satisfies readonly ProductField[];
const NON_INPUT_FIELDS = ['discountPercentage', 'images', ...PRESERVED_FIELDS] as const;
export type InputField = Exclude<ProductField, (typeof NON_INPUT_FIELDS)[number]>;
export const INPUT_FIELDS = productFieldNames.filter(
  (name): name is InputField => !(NON_INPUT_FIELDS as readonly string[]).includes(name),
);

/** Initial values by kind. Numbers are text until submitted. */
const emptyValuesByKind = { text: '', choice: '', number: '', flag: false, list: [] as string[] };
const schemasByKind = {
  text: z.string(),
  choice: z.string(),
  number: z.string(),
  flag: z.boolean(),
  list: z.array(z.string()),
};

export type FieldKind = keyof typeof emptyValuesByKind;
type FieldsByKind<Values extends Record<FieldKind, unknown>> = {
  [Name in InputField]: Values[(typeof productFields)[Name]['kind']];
};
const byKind = <Values extends Record<FieldKind, unknown>>(values: Values) =>
  Object.fromEntries(
    INPUT_FIELDS.map((name) => [name, values[productFields[name].kind]]),
  ) as FieldsByKind<Values>;

/** All fields except the images. */
export const productFormFields = z.object(byKind(schemasByKind));
export type ProductFormFields = z.output<typeof productFormFields>;

export type ProductValues = ProductFormFields & { images: ProductSlot[] };

export const emptyFields: ProductFormFields = { ...byKind(emptyValuesByKind), status: 'active' };
export const emptyValues: ProductValues = { ...emptyFields, images: [] };

export function getFields(values: ProductValues): ProductFormFields {
  const { images: _, ...fields } = values;
  return fields;
}

/** Parses the prices of saved values. */
export const getPrices = ({ actualPrice, discountedPrice }: ProductFormFields) => ({
  actualPrice: parseNumber(actualPrice),
  discountedPrice: parseNumber(discountedPrice),
});

type NumberInput = {
  [Name in InputField]: (typeof productFields)[Name]['kind'] extends 'number' ? Name : never;
}[InputField];
export const NUMBER_FIELDS = INPUT_FIELDS.filter(
  (name): name is NumberInput => productFields[name].kind === 'number',
);

/**
 * Converts the form's numbers to another locale. Saved values, drafts and requests use the canonical locale, so that
 * a draft can be restored in another language.
 */
export const convertNumbersLocale = <Fields extends ProductFormFields>(
  fields: Fields,
  from: string,
  to: string,
): Fields => ({
  ...fields,
  ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, convertAmountLocale(fields[name], from, to)])),
});

/** Returns whether two forms have the same fields, apart from images. */
export const hasSameFields = (fields: ProductFormFields, other: ProductFormFields): boolean =>
  INPUT_FIELDS.every((name) => `${fields[name]}` === `${other[name]}`);

/** Returns whether a draft has no input. */
export const isEmptyDraft = (fields: ProductFormFields): boolean => hasSameFields(fields, emptyFields);

/** Messages of the add or edit form. */
export type ProductFormMessages = Messages['productForm']['create'];

/** Differences between the add and edit form. */
export type FormRules = {
  /** How chosen files are checked. */
  fileChecks: 'typeAndSize' | 'none';
  /** If there is no image: blocked disables the submit button, refused shows an error on submit. */
  missingImages: 'blocked' | 'refused';
  searchDebounceMs: number;
};

export const createRules: FormRules = {
  fileChecks: 'typeAndSize',
  missingImages: 'blocked',
  searchDebounceMs: 300,
};
export const editRules: FormRules = { fileChecks: 'none', missingImages: 'refused', searchDebounceMs: 0 };

/** Parses a stock or price: undefined if blank, NaN if invalid. */
export const parseNumber = (text: string, locale: string = CANONICAL_LOCALE): number | undefined =>
  parseTypedAmount(text, locale);

type NumberRule = z.ZodMiniType<number | undefined, number | undefined>;

type SchemaOptions = Partial<PriceLimits> & { locale?: string };

/** The contract's rules with the form's messages. Numbers are parsed in the locale. */
export function createProductFormSchema(
  messages: ProductRuleMessages,
  { locale = CANONICAL_LOCALE, currency = null, stored }: SchemaOptions = {},
) {
  const parse = z.transform((text: string) => parseNumber(text, locale));
  const createNumberSchema = <Rule extends NumberRule>(rule: Rule) => z.pipe(z.pipe(z.string(), parse), rule);
  const rules = createProductRules(messages, { currency, stored });
  const numberSchemas = Object.fromEntries(
    NUMBER_FIELDS.map((name) => [name, createNumberSchema(rules[name] as NumberRule)]),
  ) as Record<NumberInput, ReturnType<typeof createNumberSchema<NumberRule>>>;
  return z
    .object({
      ...productFormFields.shape,
      ...rules,
      ...numberSchemas,
      images: z.array(z.custom<ProductSlot>()).check(z.minLength(1, messages.images)),
    })
    .check(createDiscountRule(messages));
}

/** Formats the discount in whole percent; empty if there is none. */
export function formatDiscount(
  { count, locale }: Pick<Formats, 'count' | 'locale'>,
  { actualPrice, discountedPrice }: Pick<ProductFormFields, 'actualPrice' | 'discountedPrice'>,
): string {
  const percent = calculateDiscountPercent(
    parseNumber(actualPrice, locale),
    parseNumber(discountedPrice, locale),
  );
  return percent === undefined ? '' : count(percent);
}
