import type { Body } from '#contract/call.ts';
import { discountPercent } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { changeBody } from '../bulk/changeBody.ts';
import { KEPT_FIELDS, parseNumber, type ProductValues, productFormSchema } from '../form/productFormModel.ts';
import { editBody, toFormValues } from '../form/productPayload.ts';
import { productExportColumns } from '../inventory/productExport.ts';
import { findBrokenRules } from './checkCreation.ts';
import type { CheckedRow, CheckOptions, FieldValue, MappedCells, OwnSave } from './checkedRow.ts';
import { type CellField, type CellReader, createCellReader, type ReadCell } from './importCells.ts';
import { WRITTEN_FIELDS } from './importFields.ts';
import { hashText } from './hashText.ts';
import { normalizeLineEnds } from './readTable.ts';
import type { RowWords } from './rowWords.ts';

const isKept = (field: string) => (KEPT_FIELDS as readonly string[]).includes(field);
const isCellField = (field: string): field is CellField => field !== 'images';

type Checked =
  | Omit<Extract<CheckedRow, { kind: 'update' }>, 'number' | 'name'>
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] };

type UpdateOptions = Pick<CheckOptions, 'emptyCells' | 'decimal' | 'currency' | 'earlier'>;

/**
 * Returns a check of rows for products that are there. Their images stay as they are, and so does every field whose cell
 * says what the export would write: the product as it will be has to keep the rules of the form.
 */
export function createUpdateCheck(words: RowWords, options: UpdateOptions) {
  const { importCopy: copy, editCopy } = words;
  const { earlier, currency } = options;
  const schema = productFormSchema(editCopy.problems, { currency });
  const findErrors = (values: ProductValues, stored: Product) => {
    if (schema.safeParse(values).success) return undefined;
    // Prices that are stored already are allowed. A schema of its own for each product would take long.
    return productFormSchema(editCopy.problems, { currency, stored }).safeParse(values).error;
  };
  const readCell = createCellReader(words, options.decimal);
  return (cells: MappedCells, before: Product): Checked => {
    const changes = readChanges(readCell, cells, before, options);
    if (changes.size === 0) return { kind: 'unchanged' };
    const values: ProductValues = {
      ...toFormValues(before),
      ...pickValues(changes, (field) => !isKept(field)),
    };
    const problems = new Map(
      [...changes].flatMap(([field, { problem }]) => (problem === undefined ? [] : [[field, problem]])),
    );
    const bases = findBases(before, earlier.saves.get(before._id));
    const isConflict = !!cells.updatedAt && !bases.includes(cells.updatedAt);
    const reasons = [
      ...(isConflict ? [copy.savedSince] : []),
      ...problems.values(),
      ...findBrokenRules(findErrors(values, before), problems),
    ];
    if (reasons.length > 0) return { kind: 'refused', reasons: [...new Set(reasons)] };
    const body = buildBody(values, changes, before);
    return {
      kind: 'update',
      productId: before._id,
      body,
      changes: [...changes].map(([field, { value }]) => ({
        field,
        cell: cells[field] ?? '',
        before: before[field] as FieldValue,
        value,
      })),
      save: { bases, fingerprint: getFingerprint(body.product) },
    };
  };
}

/**
 * The versions of a product that a file may be based on without undoing somebody else's work: the stored one, and the ones
 * before it if only this browser's own imports have saved the product since.
 */
const findBases = (before: Product, save: OwnSave | undefined): string[] => [
  ...(save?.fingerprint === getFingerprint(changeBody(before, {}).product) ? save.bases : []),
  ...(before.updatedAt ? [before.updatedAt] : []),
];

/** Tells two contents of a product apart. An empty field may be missing, null, '' or []. */
const getFingerprint = (product: Body<typeof editProduct>['product']): string =>
  hashText(
    JSON.stringify(
      Object.keys(productFields).map((name) => {
        const value: unknown = product[name as keyof typeof product];
        return value === null || value === '' || (Array.isArray(value) && value.length === 0)
          ? undefined
          : value;
      }),
    ),
  );

type Changes = ReadonlyMap<CellField, ReadCell>;

function readChanges(
  readCell: CellReader,
  cells: MappedCells,
  before: Product,
  { emptyCells, decimal }: UpdateOptions,
): Changes {
  const changes = new Map<CellField, ReadCell>();
  for (const field of WRITTEN_FIELDS.filter(isCellField)) {
    const text = cells[field];
    const stored = formatStored(field, before);
    if (text === undefined || (isSameText(text, stored) && !hasOtherMeaning(field, text, decimal))) continue;
    if (text !== '') {
      const read = readCell(field, text, stored);
      if (!isStored(read, before[field])) changes.set(field, read);
    } else if (emptyCells === 'clear') changes.set(field, { value: EMPTY[productFields[field].kind] });
  }
  return changes;
}

/** The export writes 1.299 for one and a bit; where the comma is the decimal sign that is a thousand. */
const hasOtherMeaning = (field: CellField, text: string, decimal: CheckOptions['decimal']) =>
  productFields[field].kind === 'number' && decimal === ',' && text.includes('.');

/** Spreadsheets write other line ends than the ones a text came with, and older rows can have another Unicode form. */
const isSameText = (cell: string, stored: string) =>
  normalizeLineEnds(cell) === normalizeLineEnds(stored.normalize()).trim();

/** A field of the form that nobody has filled in, by kind. */
const EMPTY = { text: '', choice: '', number: '', flag: false, list: [] as string[] };

/** What the export writes into the cell. */
const formatStored = (field: CellField, product: Product): string =>
  String(productExportColumns.find(({ id }) => id === field)?.value(product) ?? '');

/** TRUE and 1,299.00 are other texts for the same value. */
const isStored = ({ value, problem }: ReadCell, stored: unknown) =>
  problem === undefined &&
  (JSON.stringify(value) === JSON.stringify(stored) ||
    (typeof stored === 'number' && typeof value === 'string' && parseNumber(value) === stored));

const pickValues = (changes: Changes, isWanted: (field: CellField) => boolean) =>
  Object.fromEntries([...changes].flatMap(([field, { value }]) => (isWanted(field) ? [[field, value]] : [])));

/** null empties a field that would stay if it were left out. */
const emptyKept = ({ value }: ReadCell) => (value === '' ? null : value);

/** What the row changes goes as the form would send it, everything else as it came. */
function buildBody(values: ProductValues, changes: Changes, before: Product): Body<typeof editProduct> {
  const unchanged = changeBody(before, {});
  const typed: Record<string, unknown> = editBody(values, before, 'loaded').product;
  const names = [...changes.keys()].filter((field) => !isKept(field));
  const kept = [...changes]
    .filter(([field]) => isKept(field))
    .map(([field, read]) => [field, emptyKept(read)]);
  const product = {
    ...unchanged.product,
    ...Object.fromEntries([...names.map((name) => [name, typed[name]]), ...kept]),
  } as Body<typeof editProduct>['product'];
  const discountPercentage = discountPercent(product.actualPrice, product.discountedPrice ?? undefined);
  return { ...unchanged, product: { ...product, discountPercentage } };
}
