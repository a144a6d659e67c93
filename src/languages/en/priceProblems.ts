import type { DecimalsMessages, TooHighMessages } from '#contract/products/productRules.ts';
import { number, plural } from './rules.ts';

/** Messages for a price finer than the currency's smallest unit, without a full stop. */
export const priceDecimals: DecimalsMessages = {
  none: {
    actualPrice: (currency) => `Actual price must be a whole number: ${currency} has no decimals`,
    discountedPrice: (currency) => `Discounted price must be a whole number: ${currency} has no decimals`,
  },
  tooMany: {
    actualPrice: (most) => `Actual price can have at most ${decimals(most)}`,
    discountedPrice: (most) => `Discounted price can have at most ${decimals(most)}`,
  },
};

const decimals = (most: number) => plural(most, { one: '# decimal', other: '# decimals' });

/** The same messages with a full stop. */
export const decimalsSentences: DecimalsMessages = {
  none: {
    actualPrice: (currency) => `${priceDecimals.none.actualPrice(currency)}.`,
    discountedPrice: (currency) => `${priceDecimals.none.discountedPrice(currency)}.`,
  },
  tooMany: {
    actualPrice: (most) => `${priceDecimals.tooMany.actualPrice(most)}.`,
    discountedPrice: (most) => `${priceDecimals.tooMany.discountedPrice(most)}.`,
  },
};

/** Messages for a price or stock above its limit, without a full stop. */
export const tooHigh: TooHighMessages = {
  actualPrice: (most) => `Actual price can be at most ${number(most)}`,
  discountedPrice: (most) => `Discounted price can be at most ${number(most)}`,
  stock: (most) => `Stock can be at most ${number(most)}`,
};

/** The same messages with a full stop. */
export const tooHighSentences: TooHighMessages = {
  actualPrice: (most) => `${tooHigh.actualPrice(most)}.`,
  discountedPrice: (most) => `${tooHigh.discountedPrice(most)}.`,
  stock: (most) => `${tooHigh.stock(most)}.`,
};
