import * as z from 'zod/mini';

// A form or a backend puts a rule into its own words: the specification has other ones for creating than for editing.

const blank = /^\s*$/;
const needed = (error: string) => z.string(error).check(z.refine((text) => !blank.test(text), error));
const positive = (error: string) => z.number(error).check(z.positive(error));

type Prices = { actualPrice: unknown; discountedPrice?: unknown };

/** Tells whether both are prices, and the discounted one is the higher. */
const isDiscountAboveActual = ({ actualPrice, discountedPrice }: Prices): boolean =>
  typeof actualPrice === 'number' &&
  typeof discountedPrice === 'number' &&
  actualPrice > 0 &&
  discountedPrice > actualPrice;

/** The rules of the specification, in its order. Each is named by its field, but for the one about two fields. */
export type ProductRule =
  | 'name'
  | 'description'
  | 'category'
  | 'brand'
  | 'stockUnit'
  | 'locations'
  | 'status'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountedAboveActual'
  | 'stock'
  | 'images';

export type ProductRuleTexts = Record<ProductRule, string>;

/** The rules for single fields, as a schema of what is sent. */
export const productRules = (texts: ProductRuleTexts) => ({
  name: needed(texts.name),
  description: needed(texts.description),
  category: needed(texts.category),
  brand: needed(texts.brand),
  stockUnit: needed(texts.stockUnit),
  locations: z.array(z.string()).check(z.minLength(1, texts.locations)),
  status: needed(texts.status),
  actualPrice: positive(texts.actualPrice),
  discountedPrice: z.optional(positive(texts.discountedPrice)),
  stock: z.number(texts.stock).check(z.nonnegative(texts.stock)),
});

/** The rule for both prices; it is looked at whatever else is wrong. */
export const discountRule = (texts: ProductRuleTexts) =>
  z.refine<Prices>((prices) => !isDiscountAboveActual(prices), {
    error: texts.discountedAboveActual,
    path: ['discountedPrice'],
    when: () => true,
  });
