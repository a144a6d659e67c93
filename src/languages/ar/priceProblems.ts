import type { TooFineTexts } from '#contract/products/productRules.ts';
import { isolate, plural } from './rules.ts';

export const tooFine: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) => `يجب أن يكون السعر الأصلي عددًا صحيحًا: لا كسور في عملة ${isolate(currency)}`,
    discountedPrice: (currency) =>
      `يجب أن يكون السعر بعد الخصم عددًا صحيحًا: لا كسور في عملة ${isolate(currency)}`,
  },
  tooManyDecimals: {
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
