import type { TooFineTexts } from '#contract/products/productRules.ts';
import { plural } from './rules.ts';

export const tooFine: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) => `वास्तविक मूल्य पूर्ण संख्या होना चाहिए: ${currency} में दशमलव नहीं होते`,
    discountedPrice: (currency) => `छूट वाला मूल्य पूर्ण संख्या होना चाहिए: ${currency} में दशमलव नहीं होते`,
  },
  tooManyDecimals: {
    actualPrice: (most) => `वास्तविक मूल्य में दशमलव के बाद ज़्यादा से ज़्यादा ${digits(most)}`,
    discountedPrice: (most) => `छूट वाले मूल्य में दशमलव के बाद ज़्यादा से ज़्यादा ${digits(most)}`,
  },
};

const digits = (most: number) => plural(most, { one: '# अंक हो सकता है', other: '# अंक हो सकते हैं' });

/** The same messages with a period. */
export const tooFineSentences: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) => `${tooFine.noDecimals.actualPrice(currency)}।`,
    discountedPrice: (currency) => `${tooFine.noDecimals.discountedPrice(currency)}।`,
  },
  tooManyDecimals: {
    actualPrice: (most) => `${tooFine.tooManyDecimals.actualPrice(most)}।`,
    discountedPrice: (most) => `${tooFine.tooManyDecimals.discountedPrice(most)}।`,
  },
};
