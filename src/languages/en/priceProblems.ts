import type { DecimalsMessages } from '#contract/products/productRules.ts';
import { plural } from './rules.ts';

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
