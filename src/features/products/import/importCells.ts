import {
  MAX_LIST_ENTRIES,
  MAX_LIST_ENTRY_LENGTH,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
} from '#contract/products/productFields.ts';
import { splitList } from '#features/csv/csvText.ts';
import type { Words } from '#languages/words.ts';
import { dedupeLocations } from '../form/formOptions.ts';
import type { WrittenField } from './importFields.ts';

type ImportCopy = Words['productImport']['importCopy'];

/** Fields whose cell is a value of the form; images are files. */
export type CellField = Exclude<WrittenField, 'images'>;

/** A cell as the form would have its value, and what is wrong with it apart from the form's own rules. */
export type ReadCell = { value: string | boolean | string[]; problem?: string | undefined };

/** The values that a choice knows. Any other category is a new one, as the backend takes it. */
const CHOICES: Partial<Record<WrittenField, readonly string[]>> = {
  status: PRODUCT_STATUSES,
  stockUnit: STOCK_UNITS,
};

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

/** Reads a cell that is not blank. `stored` is what the product has: what a backend has given may be given back. */
export function readCell(copy: ImportCopy, field: CellField, text: string, stored?: string): ReadCell {
  const { kind } = productFields[field];
  const trimmed = text.trim();
  switch (kind) {
    case 'number':
      return { value: trimmed };
    case 'text':
      return { value: trimmed, problem: findLengthProblem(copy, field, trimmed) };
    case 'choice':
      return readChoice(copy, field, trimmed, stored);
    case 'flag': {
      const flag = FLAGS[trimmed.toLowerCase()];
      return {
        value: flag ?? false,
        problem: flag === undefined ? copy.notAFlag(copy.fields[field]) : undefined,
      };
    }
    case 'list':
      return readList(copy, field, trimmed);
    default:
      return kind satisfies never;
  }
}

function readChoice(copy: ImportCopy, field: CellField, text: string, stored: string | undefined): ReadCell {
  const choices = CHOICES[field];
  const known: readonly string[] = choices ?? PRODUCT_CATEGORIES;
  const value = known.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text;
  const isUnknown = choices && value !== stored && !choices.includes(value);
  return {
    value,
    problem: isUnknown
      ? copy.unknownChoice(copy.fields[field], choices)
      : findLengthProblem(copy, field, value),
  };
}

function readList(copy: ImportCopy, field: CellField, text: string): ReadCell {
  const entries = splitList(text);
  const value = field === 'locations' ? dedupeLocations(entries) : entries;
  const isLong = value.some(({ length }) => length > MAX_LIST_ENTRY_LENGTH);
  if (value.length > MAX_LIST_ENTRIES)
    return { value, problem: copy.tooMany(copy.fields[field], MAX_LIST_ENTRIES) };
  return { value, problem: isLong ? copy.longEntry(copy.fields[field], MAX_LIST_ENTRY_LENGTH) : undefined };
}

function findLengthProblem(copy: ImportCopy, field: CellField, text: string): string | undefined {
  const limits = productFields[field];
  return 'max' in limits && text.length > limits.max
    ? copy.tooLong(copy.fields[field], limits.max)
    : undefined;
}
