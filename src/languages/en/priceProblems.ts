import type { TooFineTexts } from '#contract/products/productRules.ts';
import { plural } from './rules.ts';

/** Messages for a price finer than the currency's smallest unit, without a full stop. */
export const tooFine: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) => `Actual price must be a whole number: ${currency} has no decimals`,
    discountedPrice: (currency) => `Discounted price must be a whole number: ${currency} has no decimals`,
  },
  tooManyDecimals: {
    actualPrice: (most) => `Actual price can have at most ${decimals(most)}`,
    discountedPrice: (most) => `Discounted price can have at most ${decimals(most)}`,
  },
};

const decimals = (most: number) => plural(most, { one: '# decimal', other: '# decimals' });

/** The same messages with a full stop. */
export const tooFineSentences: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) => `${tooFine.noDecimals.actualPrice(currency)}.`,
    discountedPrice: (currency) => `${tooFine.noDecimals.discountedPrice(currency)}.`,
  },
  tooManyDecimals: {
    actualPrice: (most) => `${tooFine.tooManyDecimals.actualPrice(most)}.`,
    discountedPrice: (most) => `${tooFine.tooManyDecimals.discountedPrice(most)}.`,
  },
};
