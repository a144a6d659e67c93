import type { DecimalsMessages } from '#contract/products/productRules.ts';
import { plural } from './rules.ts';

export const priceDecimals: DecimalsMessages = {
  none: {
    actualPrice: (currency) =>
      `Der reguläre Preis muss eine ganze Zahl sein: ${currency} hat keine Nachkommastellen`,
    discountedPrice: (currency) =>
      `Der reduzierte Preis muss eine ganze Zahl sein: ${currency} hat keine Nachkommastellen`,
  },
  tooMany: {
    actualPrice: (most) => `Der reguläre Preis darf höchstens ${decimals(most)} haben`,
    discountedPrice: (most) => `Der reduzierte Preis darf höchstens ${decimals(most)} haben`,
  },
};

const decimals = (most: number) => plural(most, { one: '# Nachkommastelle', other: '# Nachkommastellen' });

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
