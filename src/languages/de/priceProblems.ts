import type { TooFineTexts } from '#contract/products/productRules.ts';
import { plural } from './rules.ts';

export const tooFine: TooFineTexts = {
  noDecimals: {
    actualPrice: (currency) =>
      `Der reguläre Preis muss eine ganze Zahl sein: ${currency} hat keine Nachkommastellen`,
    discountedPrice: (currency) =>
      `Der reduzierte Preis muss eine ganze Zahl sein: ${currency} hat keine Nachkommastellen`,
  },
  tooManyDecimals: {
    actualPrice: (most) => `Der reguläre Preis darf höchstens ${decimals(most)} haben`,
    discountedPrice: (most) => `Der reduzierte Preis darf höchstens ${decimals(most)} haben`,
  },
};

const decimals = (most: number) => plural(most, { one: '# Nachkommastelle', other: '# Nachkommastellen' });

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
