import type { DecimalsMessages, TooHighMessages } from '#contract/products/productRules.ts';
import { number, plural } from './rules.ts';

export const priceDecimals: DecimalsMessages = {
  none: {
    actualPrice: (currency) => `वास्तविक मूल्य पूर्ण संख्या होना चाहिए: ${currency} में दशमलव नहीं होते`,
    discountedPrice: (currency) => `छूट वाला मूल्य पूर्ण संख्या होना चाहिए: ${currency} में दशमलव नहीं होते`,
  },
  tooMany: {
    actualPrice: (most) => `वास्तविक मूल्य में दशमलव के बाद ज़्यादा से ज़्यादा ${digits(most)}`,
    discountedPrice: (most) => `छूट वाले मूल्य में दशमलव के बाद ज़्यादा से ज़्यादा ${digits(most)}`,
  },
};

const digits = (most: number) => plural(most, { one: '# अंक हो सकता है', other: '# अंक हो सकते हैं' });

/** The same messages with a period. */
export const decimalsSentences: DecimalsMessages = {
  none: {
    actualPrice: (currency) => `${priceDecimals.none.actualPrice(currency)}।`,
    discountedPrice: (currency) => `${priceDecimals.none.discountedPrice(currency)}।`,
  },
  tooMany: {
    actualPrice: (most) => `${priceDecimals.tooMany.actualPrice(most)}।`,
    discountedPrice: (most) => `${priceDecimals.tooMany.discountedPrice(most)}।`,
  },
};

/** Messages for a price or stock above its limit, without a full stop. */
export const tooHigh: TooHighMessages = {
  actualPrice: (most) => `वास्तविक मूल्य ज़्यादा से ज़्यादा ${number(most)} हो सकता है`,
  discountedPrice: (most) => `छूट वाला मूल्य ज़्यादा से ज़्यादा ${number(most)} हो सकता है`,
  stock: (most) => `स्टॉक ज़्यादा से ज़्यादा ${number(most)} हो सकता है`,
};

/** The same messages with a full stop. */
export const tooHighSentences: TooHighMessages = {
  actualPrice: (most) => `${tooHigh.actualPrice(most)}।`,
  discountedPrice: (most) => `${tooHigh.discountedPrice(most)}।`,
  stock: (most) => `${tooHigh.stock(most)}।`,
};
