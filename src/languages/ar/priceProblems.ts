import type { DecimalsMessages, TooHighMessages } from '#contract/products/productRules.ts';
import { isolate, number, plural } from './rules.ts';

export const priceDecimals: DecimalsMessages = {
  none: {
    actualPrice: (currency) => `يجب أن يكون السعر الأصلي عددًا صحيحًا: لا كسور في عملة ${isolate(currency)}`,
    discountedPrice: (currency) =>
      `يجب أن يكون السعر بعد الخصم عددًا صحيحًا: لا كسور في عملة ${isolate(currency)}`,
  },
  tooMany: {
    actualPrice: (most) => `يمكن أن يحتوي السعر الأصلي كحد أقصى على ${decimals(most)}`,
    discountedPrice: (most) => `يمكن أن يحتوي السعر بعد الخصم كحد أقصى على ${decimals(most)}`,
  },
};

const decimals = (most: number) =>
  plural(most, {
    zero: '# منزلة عشرية',
    one: 'منزلة عشرية واحدة',
    two: 'منزلتين عشريتين',
    few: '# منازل عشرية',
    many: '# منزلة عشرية',
    other: '# منزلة عشرية',
  });

/** The same messages with a period. */
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
  actualPrice: (most) => `أقصى سعر أصلي هو ${number(most)}`,
  discountedPrice: (most) => `أقصى سعر بعد الخصم هو ${number(most)}`,
  stock: (most) => `أقصى مخزون هو ${number(most)}`,
};

/** The same messages with a full stop. */
export const tooHighSentences: TooHighMessages = {
  actualPrice: (most) => `${tooHigh.actualPrice(most)}.`,
  discountedPrice: (most) => `${tooHigh.discountedPrice(most)}.`,
  stock: (most) => `${tooHigh.stock(most)}.`,
};
