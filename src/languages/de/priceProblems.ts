import type { DecimalsMessages, TooHighMessages } from '#contract/products/productRules.ts';
import { number, plural } from './rules.ts';

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

/** Messages for a price or stock above its limit, without a full stop. */
export const tooHigh: TooHighMessages = {
  actualPrice: (most) => `Der reguläre Preis darf höchstens ${number(most)} betragen`,
  discountedPrice: (most) => `Der reduzierte Preis darf höchstens ${number(most)} betragen`,
  stock: (most) => `Der Bestand darf höchstens ${number(most)} betragen`,
};

/** The same messages with a full stop. */
export const tooHighSentences: TooHighMessages = {
  actualPrice: (most) => `${tooHigh.actualPrice(most)}.`,
  discountedPrice: (most) => `${tooHigh.discountedPrice(most)}.`,
  stock: (most) => `${tooHigh.stock(most)}.`,
};
