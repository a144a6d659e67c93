import { type NumberField, type ProductField, productFields } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from './formats.ts';

export type FieldValueMessages = {
  /** Instead of a missing value. */
  empty: string;
  flagLabels: Messages['productImport']['importPage']['flagLabels'];
  choices: Messages['productForm']['choices'];
};

const NUMBER_FORMAT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };

/** Returns whether a field has no value: missing, an empty text, or an empty list. */
const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Formats the value of a product's field as in the rest of the app. Images and the discount have no format. */
export function formatFieldValue(
  messages: FieldValueMessages,
  formats: Formats,
  field: ProductField,
  value: unknown,
): string {
  if (isEmptyValue(value)) return messages.empty;
  switch (productFields[field].kind) {
    case 'number':
      return productFields[field as NumberField].valueType === 'money'
        ? formats.money(Number(value), 'productView')
        : formats.number(Number(value), NUMBER_FORMAT);
    case 'flag':
      return value === true ? messages.flagLabels.yes : messages.flagLabels.no;
    default:
      return Array.isArray(value)
        ? value.map((entry) => formatChoice(messages.choices, field, String(entry))).join(', ')
        : formatChoice(messages.choices, field, String(value));
  }
}

/** Formats a text, or one entry of a list. */
function formatChoice(choices: FieldValueMessages['choices'], field: ProductField, value: string): string {
  const labels: Partial<Record<ProductField, Readonly<Record<string, string>>>> = {
    category: choices.categories,
    status: choices.statuses,
    stockUnit: choices.stockUnits,
  };
  return field === 'locations' ? formatLocation(choices.locations, value) : (labels[field]?.[value] ?? value);
}

/** Location names by their value in the contract. */
export type LocationNames = Readonly<Record<string, string>>;

/** Returns a location's name. Unknown ones are capitalized: 'new zealand' becomes 'New Zealand'. */
export const formatLocation = (names: LocationNames, location: string): string =>
  names[location] ??
  location.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
