import { readMoney } from '#ui/money-field/money.ts';
import { discountOf } from '../discount.ts';
import type { ProductSlot } from '../images/imageModel.ts';
import type { ProductFormCopy } from './productFormCopy.ts';

/** What is typed and chosen, as text: numbers are read when they are needed. */
export type ProductTexts = {
  name: string;
  description: string;
  category: string;
  subCategory: string;
  brand: string;
  actualPrice: string;
  discountedPrice: string;
  stock: string;
  stockUnit: string;
  status: string;
  isFeatured: boolean;
  locations: string[];
};

/** The whole form. */
export type ProductValues = ProductTexts & { images: ProductSlot[] };

export const emptyTexts: ProductTexts = {
  name: '',
  description: '',
  category: '',
  subCategory: '',
  brand: '',
  actualPrice: '',
  discountedPrice: '',
  stock: '',
  stockUnit: '',
  status: 'active',
  isFeatured: false,
  locations: [],
};
export const emptyValues: ProductValues = { ...emptyTexts, images: [] };

export function textsOf(values: ProductValues): ProductTexts {
  const { images: _, ...texts } = values;
  return texts;
}

/** Whether nothing was typed or chosen that would be missed. */
export const isUntouched = (texts: ProductTexts): boolean =>
  JSON.stringify({ ...emptyTexts, ...texts }) === JSON.stringify(emptyTexts);

/** Where the two forms behave differently; their words are in productFormCopy. */
export type FormRules = {
  /** What the browser checks of a chosen file. */
  fileChecks: 'typeAndSize' | 'none';
  /** Without an image the button is blocked from the start, or the press is answered with a message. */
  withoutImages: 'blocked' | 'refused';
  /** How long the location search waits for the typing to stop, in ms. */
  searchPause: number;
};

export const createRules: FormRules = {
  fileChecks: 'typeAndSize',
  withoutImages: 'blocked',
  searchPause: 300,
};
export const editRules: FormRules = { fileChecks: 'none', withoutImages: 'refused', searchPause: 0 };

type Problem = keyof ProductFormCopy['problems'];
export type CheckedField = Exclude<Problem, 'discountedAboveActual'>;

/** A stock or a price as it was typed: undefined where blank, NaN where it is no number that can be counted with. */
export function readNumber(text: string): number | undefined {
  const number = readMoney(text);
  return number === undefined || Number.isFinite(number) ? number : Number.NaN;
}

const positive = (number: number | undefined): number is number => number !== undefined && number > 0;
const blank = (text: string) => text.trim() === '';

function discountedProblem({ actualPrice, discountedPrice }: ProductTexts): Problem | undefined {
  const actual = readNumber(actualPrice);
  const discounted = readNumber(discountedPrice);
  if (discounted === undefined) return undefined;
  if (!positive(discounted)) return 'discountedPrice';
  return positive(actual) && discounted > actual ? 'discountedAboveActual' : undefined;
}

/** Every rule, in the order of the fields on the screen. */
const checks: Record<CheckedField, (values: ProductValues) => Problem | false | undefined> = {
  name: ({ name }) => blank(name) && 'name',
  description: ({ description }) => blank(description) && 'description',
  category: ({ category }) => blank(category) && 'category',
  brand: ({ brand }) => blank(brand) && 'brand',
  actualPrice: ({ actualPrice }) => !positive(readNumber(actualPrice)) && 'actualPrice',
  discountedPrice: discountedProblem,
  stock: ({ stock }) => !((readNumber(stock) ?? Number.NaN) >= 0) && 'stock',
  stockUnit: ({ stockUnit }) => blank(stockUnit) && 'stockUnit',
  status: ({ status }) => blank(status) && 'status',
  locations: ({ locations }) => locations.length === 0 && 'locations',
  images: ({ images }) => images.length === 0 && 'images',
};
export const CHECKED_FIELDS = Object.keys(checks) as CheckedField[];

/** What is wrong, field by field in the order of the screen, in the form's words. */
export function problemsIn(
  values: ProductValues,
  words: ProductFormCopy['problems'],
): Partial<Record<CheckedField, string>> {
  const found = CHECKED_FIELDS.flatMap((field) => {
    const problem = checks[field](values);
    return problem ? [[field, words[problem]] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The discount as it is shown: whole percent, or nothing where the prices allow none. */
export function discountText({
  actualPrice,
  discountedPrice,
}: Pick<ProductTexts, 'actualPrice' | 'discountedPrice'>): string {
  return discountOf(readNumber(actualPrice), readNumber(discountedPrice))?.toString() ?? '';
}
