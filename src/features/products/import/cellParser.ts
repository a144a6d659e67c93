import { type AmountProblem, type DecimalSeparator, parseAmount } from '#contract/money/parseAmount.ts';
import * as z from 'zod/mini';
import { cleanLine, trimInvisible } from '#contract/text/cleanText.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import {
  codeFields,
  LOCATIONS,
  MAX_LIST_ENTRIES,
  MAX_LIST_ENTRY_LENGTH,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
} from '#contract/products/productFields.ts';
import { choices as englishChoices } from '#languages/en/productChoices.ts';
import { splitList } from '#features/csv/csvText.ts';
import { dedupeLocations } from '../form/formOptions.ts';
import type { RowMessages } from './importModel.ts';
import type { ImportableField, ImportField } from './importFields.ts';
import { STYLE_EXAMPLES } from './numberStyle.ts';

/** Fields parsed from a cell. Images are files. */
export type CellField = Exclude<ImportableField, 'images'>;

/** A cell's parsed value, and its parse error. The form's rules are checked later. */
export type ParsedCell = { value: string | boolean | string[]; problem?: string | undefined };

type Choices = { values: readonly string[]; labels: 'statuses' | 'stockUnits' | 'categories' | 'locations' };

/** Values of each choice, and the message group with their labels. Unknown categories and locations are allowed. */
const CHOICES = {
  category: { values: PRODUCT_CATEGORIES, labels: 'categories' },
  status: { values: PRODUCT_STATUSES, labels: 'statuses' },
  stockUnit: { values: STOCK_UNITS, labels: 'stockUnits' },
  locations: { values: LOCATIONS, labels: 'locations' },
} as const satisfies Partial<Record<CellField, Choices>>;

type ChoiceField = keyof typeof CHOICES;
const CLOSED_CHOICES: readonly CellField[] = ['status', 'stockUnit'];

/** Spellings of TRUE and FALSE, including those of translated spreadsheets. */
const BOOLEAN_WORDS: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['true', 'yes', 'y', '1', 'wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar'].map((word) => [
      word,
      true,
    ]),
  ),
  ...Object.fromEntries(
    ['false', 'no', 'n', '0', 'falsch', 'faux', 'falso', 'onwaar'].map((word) => [word, false]),
  ),
};

const normalizeLabel = (text: string) => cleanLine(text.normalize('NFKC')).toLowerCase();

/** Parses a cell that is not blank. `storedValue` is the product's current value, which is always accepted. */
export type CellParser = (field: CellField, text: string, storedValue?: string) => ParsedCell;

/** Creates a parser for cells in the file's number style. Accepts labels in English and in the administrator's language. */
export function createCellParser(messages: RowMessages, decimal: DecimalSeparator): CellParser {
  const { importPage: t, labels } = messages;
  const choices = Object.fromEntries(
    Object.keys(CHOICES).map((field) => [field, createChoiceParser(messages, field as ChoiceField)]),
  ) as Record<ChoiceField, (text: string) => string | undefined>;
  const booleans = createBooleanWords(messages);
  return (field, text, storedValue) => {
    const { kind } = productFields[field];
    const trimmed = trimInvisible(text);
    switch (kind) {
      case 'number':
        return parseNumberCell(messages, field, trimmed, decimal);
      case 'text':
        return parseTextCell(messages, field, trimmed);
      case 'choice':
        return parseChoiceCell(
          messages,
          field,
          choices[field as ChoiceField](trimmed) ?? cleanLine(trimmed),
          storedValue,
        );
      case 'flag': {
        const parsed = booleans.get(normalizeLabel(trimmed));
        const problem = parsed === undefined ? t.notAFlag(labels[field]) : undefined;
        return { value: parsed ?? false, problem };
      }
      case 'list':
        return parseListCell(messages, field, splitList(trimmed), choices.locations);
      default:
        return kind satisfies never;
    }
  };
}

/** Parses a choice by its value, or by its label in either language. */
function createChoiceParser(t: RowMessages, field: ChoiceField) {
  const { values, labels } = CHOICES[field];
  const entries = [englishChoices, t.choices].flatMap((names) =>
    Object.entries(names[labels]).map(([value, label]) => [normalizeLabel(label), value] as const),
  );
  const known = new Map([...entries, ...values.map((value) => [normalizeLabel(value), value] as const)]);
  return (text: string) => known.get(normalizeLabel(text));
}

const createBooleanWords = ({ importPage: { flags } }: RowMessages): ReadonlyMap<string, boolean> =>
  new Map([
    ...flags.no.map((word) => [normalizeLabel(word), false] as const),
    ...flags.yes.map((word) => [normalizeLabel(word), true] as const),
    ...Object.entries(BOOLEAN_WORDS),
  ]);

/** A spreadsheet shows the number 4006381333931 as 4.00638E+12 and may save it so. */
const SHORTENED_CODE = /^\d[.,]?\d*E\+\d+$/i;

const isCodeField = (field: string) => (codeFields as readonly string[]).includes(field);

function parseTextCell(messages: RowMessages, field: CellField, text: string): ParsedCell {
  const value = z.parse(productFields[field].strict, text) as string;
  const isShortened = isCodeField(field) && SHORTENED_CODE.test(value);
  return {
    value,
    problem: isShortened
      ? messages.importPage.shortenedCode(messages.labels[field], value)
      : findLengthProblem(messages, field, value),
  };
}

/** Parses a number in the file's style. */
export function parseNumberCell(
  { importPage, labels }: RowMessages,
  field: ImportField,
  text: string,
  decimal: DecimalSeparator,
): ParsedCell {
  const reading = parseAmount(text, decimal);
  if (reading.kind === 'amount') return { value: toPlainDigits(reading.amount) };
  const problem: AmountProblem = reading.kind === 'invalid' ? reading.problem : 'notANumber';
  return {
    value: text,
    problem: importPage.amountProblems[problem](labels[field], text, STYLE_EXAMPLES[decimal]),
  };
}

function parseChoiceCell(
  messages: RowMessages,
  field: CellField,
  value: string,
  storedValue: string | undefined,
): ParsedCell {
  const { values, labels }: Choices = CHOICES[field as ChoiceField];
  const names: Readonly<Record<string, string>> = messages.choices[labels];
  const isUnknown = CLOSED_CHOICES.includes(field) && value !== storedValue && !values.includes(value);
  return {
    value,
    problem: isUnknown
      ? messages.create.problems.unknownChoice(
          field,
          values.map((known) => names[known] ?? known),
        )
      : findLengthProblem(messages, field, value),
  };
}

function parseListCell(
  { create: { problems } }: RowMessages,
  field: CellField,
  entries: string[],
  toLocation: (text: string) => string | undefined,
): ParsedCell {
  const value =
    field === 'locations' ? dedupeLocations(entries.map((entry) => toLocation(entry) ?? entry)) : entries;
  const isLong = value.some(({ length }) => length > MAX_LIST_ENTRY_LENGTH);
  if (value.length > MAX_LIST_ENTRIES) return { value, problem: problems.tooMany(field, MAX_LIST_ENTRIES) };
  return { value, problem: isLong ? problems.entryTooLong(field, MAX_LIST_ENTRY_LENGTH) : undefined };
}

function findLengthProblem(
  { create: { problems } }: RowMessages,
  field: CellField,
  text: string,
): string | undefined {
  const limits = productFields[field];
  return 'max' in limits && text.length > limits.max ? problems.tooLong(field, limits.max) : undefined;
}
