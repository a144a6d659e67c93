import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { inSentence } from '../inSentence.ts';
import { toSentences } from '../deriveTexts.ts';
import { labels } from './productLabels.ts';
import { number, plural } from './rules.ts';

const characters = (most: number) => `the limit is ${number(most)} characters`;

/** Messages of the add form, of the import, and of the server about a new product. */
export const problems: ProductRuleMessages = {
  name: 'Product name is required',
  description: 'Description is required',
  category: 'Category is required',
  brand: 'Brand is required',
  stockUnit: 'Stock unit is required',
  locations: 'At least one location is required',
  status: 'Product status is required',
  actualPrice: 'Actual price must be a positive number',
  discountedPrice: 'Discounted price must be a positive number if provided',
  discountedAboveActual: 'Discounted price cannot be greater than actual price',
  stock: 'Stock must be a non-negative number',
  images: 'At least one product image is required',
  noDecimals: (price, currency) => `${labels[price]} must be a whole number: ${currency} has no decimals`,
  tooManyDecimals: (price, most) =>
    `${labels[price]} can have at most ${plural(most, { one: '# decimal', other: '# decimals' })}`,
  tooHigh: (field, most) => `${labels[field]} can be at most ${number(most)}`,
  notACount: (field, most) => `${labels[field]} must be a whole number from 0 to ${number(most)}`,
  tooLong: (field, most) => `${labels[field]} is too long; ${characters(most)}`,
  tooMany: (field, most) => `Too many ${inSentence(labels[field])}; the limit is ${number(most)}`,
  entryTooLong: (field, most) => `An entry in ${inSentence(labels[field])} is too long; ${characters(most)}`,
  unknownChoice: (field, choices) => `${labels[field]} must be one of ${choices.join(', ')}`,
};

/** Messages about an edit. They end with a period, and the specification words two of them differently. */
export const sentences: ProductRuleMessages = {
  ...toSentences(problems, '.'),
  discountedPrice: 'Discounted price must be positive if provided.',
  discountedAboveActual: 'Discounted price cannot exceed actual price.',
};
