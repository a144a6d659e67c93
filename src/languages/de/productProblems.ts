import type { AmountField, ProductRuleMessages } from '#contract/products/productRules.ts';
import { toSentences } from '../deriveTexts.ts';
import { labels } from './productLabels.ts';
import { number, plural } from './rules.ts';

const characters = (most: number) => `höchstens ${plural(most, { one: '# Zeichen', other: '# Zeichen' })}`;

/** Labels with their article. */
const amounts: Record<AmountField, string> = {
  actualPrice: 'Der reguläre Preis',
  discountedPrice: 'Der reduzierte Preis',
  stock: 'Der Lagerbestand',
};

export const problems: ProductRuleMessages = {
  name: 'Der Produktname ist erforderlich',
  description: 'Die Beschreibung ist erforderlich',
  category: 'Die Kategorie ist erforderlich',
  brand: 'Die Marke ist erforderlich',
  stockUnit: 'Die Mengeneinheit ist erforderlich',
  locations: 'Mindestens ein Verkaufsgebiet ist erforderlich',
  status: 'Der Produktstatus ist erforderlich',
  actualPrice: 'Der reguläre Preis muss eine Zahl über null sein',
  discountedPrice: 'Der reduzierte Preis muss, falls angegeben, eine Zahl über null sein',
  discountedAboveActual: 'Der reduzierte Preis darf nicht höher als der reguläre Preis sein',
  stock: 'Der Lagerbestand muss null oder mehr sein',
  images: 'Mindestens ein Produktbild ist erforderlich',
  noDecimals: (price, currency) =>
    `${amounts[price]} muss eine ganze Zahl sein: ${currency} hat keine Nachkommastellen`,
  tooManyDecimals: (price, most) =>
    `${amounts[price]} darf höchstens ${plural(most, { one: '# Nachkommastelle', other: '# Nachkommastellen' })} haben`,
  tooHigh: (field, most) => `${amounts[field]} darf höchstens ${number(most)} betragen`,
  notACount: (field, most) => `${labels[field]}: eine ganze Zahl von 0 bis ${number(most)} eingeben`,
  tooLong: (field, most) => `${labels[field]}: zu lang, ${characters(most)}`,
  tooMany: (field, most) => `${labels[field]}: zu viele Einträge, höchstens ${number(most)}`,
  entryTooLong: (field, most) => `${labels[field]}: ein Eintrag ist zu lang, ${characters(most)}`,
  unknownChoice: (field, choices) => `${labels[field]}: erlaubt sind ${choices.join(', ')}`,
};

export const sentences = toSentences(problems, '.');
