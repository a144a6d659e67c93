import { expect, it } from 'vitest';
import { createFormats } from '#features/format/formats.ts';
import type { ParsedField } from '#features/products/import/importModel.ts';
import { formatFieldValue } from '#features/format/formatFieldValue.ts';
import { getOriginalCell } from '#features/products/import/getOriginalCell.ts';
import { choices } from '#languages/de/productChoices.ts';
import { importPage } from '#languages/de/productImport.ts';

const formats = createFormats({ locale: 'de-DE', currency: 'EUR', timeZone: 'UTC' });
const show = ({ field, value }: Pick<ParsedField, 'field' | 'value'>) =>
  formatFieldValue(
    { empty: importPage.emptyValue, flagLabels: importPage.flagLabels, choices },
    formats,
    field,
    value,
  ).replace('\u00a0', ' ');

it.each<[Pick<ParsedField, 'field' | 'value'>, string]>([
  [{ field: 'actualPrice', value: '1299.5' }, '1.299,50 €'],
  [{ field: 'stock', value: '1000' }, '1.000'],
  [{ field: 'stock', value: 1.5 }, '1,5'],
  [{ field: 'isFeatured', value: false }, 'Nein'],
  [{ field: 'status', value: 'draft' }, 'Entwurf'],
  [{ field: 'category', value: 'Garten' }, 'Garten'],
  [{ field: 'locations', value: ['india', 'new zealand'] }, 'Indien, New Zealand'],
  [{ field: 'sizes', value: [] }, 'leer'],
  [{ field: 'ram', value: undefined }, 'leer'],
])('shows %o as the store would: %s', (read, text) => expect(show(read)).toBe(text));

it.each<[ParsedField, string | undefined]>([
  [{ field: 'actualPrice', cell: '1.299', value: '1299' }, '1.299'],
  [{ field: 'actualPrice', cell: '1299', value: '1299' }, undefined],
  [{ field: 'isFeatured', cell: 'WAHR', value: true }, 'WAHR'],
  [{ field: 'isFeatured', cell: 'ja', value: true }, undefined],
  [{ field: 'status', cell: 'Draft', value: 'draft' }, undefined],
  [{ field: 'brand', cell: 'Diya', value: 'Diya' }, undefined],
])('shows the cell beside a value that looks different: %o', (read, cell) =>
  expect(getOriginalCell(read, show(read))).toBe(cell),
);
