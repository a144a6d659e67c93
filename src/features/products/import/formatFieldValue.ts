import { productFields } from '#contract/products/productFields.ts';
import type { Formats } from '#features/format/formats.ts';
import { formatLocation } from '../form/formOptions.ts';
import type { FieldValue, ParsedField, RowMessages } from './importModel.ts';
import type { ImportableField } from './importFields.ts';

type FieldMessages = Pick<RowMessages, 'importPage' | 'choices'>;

const STOCK_FORMAT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };

const isEmpty = (value: FieldValue) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Formats a value as in the rest of the app. */
export function formatFieldValue(
  messages: FieldMessages,
  formats: Formats,
  field: ImportableField,
  value: FieldValue,
): string {
  const { importPage: t, choices: choicesMessages } = messages;
  if (isEmpty(value)) return t.emptyValue;
  switch (productFields[field].kind) {
    case 'number':
      return field === 'stock'
        ? formats.number(Number(value), STOCK_FORMAT)
        : formats.money(Number(value), 'productView');
    case 'flag':
      return value === true ? t.flagLabels.yes : t.flagLabels.no;
    default:
      return Array.isArray(value)
        ? value.map((entry) => formatEntry(choicesMessages, field, String(entry))).join(', ')
        : formatEntry(choicesMessages, field, String(value));
  }
}

function formatEntry(choices: FieldMessages['choices'], field: ImportableField, value: string): string {
  const labels: Partial<Record<ImportableField, Readonly<Record<string, string>>>> = {
    category: choices.categories,
    status: choices.statuses,
    stockUnit: choices.stockUnits,
  };
  return field === 'locations' ? formatLocation(choices.locations, value) : (labels[field]?.[value] ?? value);
}

/** Returns the cell's text if it differs from the formatted value. */
export function getOriginalCell(
  { field, cell, value }: ParsedField,
  formattedValue: string,
): string | undefined {
  const { kind } = productFields[field];
  if (kind === 'number') return /^\d*$/.test(cell) ? undefined : cell;
  if (kind !== 'flag' && kind !== 'choice') return undefined;
  const isSame = [formattedValue, String(value)].some((text) => text.toLowerCase() === cell.toLowerCase());
  return isSame || cell === '' ? undefined : cell;
}
