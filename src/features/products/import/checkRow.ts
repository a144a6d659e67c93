import type { Body } from '#contract/call.ts';
import { discountPercent } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { splitList } from '#features/csv/csvText.ts';
import { buildChangeBody } from '../bulk/changeBody.ts';
import {
  PRESERVED_FIELDS,
  parseNumber,
  type ProductValues,
  createProductFormSchema,
  emptyValues,
} from '../form/productFormModel.ts';
import { buildEditBody, toFormValues } from '../form/productPayload.ts';
import { productExportColumns } from '../inventory/productExport.ts';
import type {
  CheckedRow,
  CheckOptions,
  MappedCells,
  FieldValue,
  OwnSave,
  RowMessages,
  ReadField,
  NewProduct,
} from './checkedRow.ts';
import { type CellField, type CellReader, createCellReader, type ReadCell } from './importCells.ts';
import { type ColumnMapping, WRITTEN_FIELDS } from './importFields.ts';
import { readImages } from './importImages.ts';
import { type ImportRow, normalizeLineEnds } from './importTable.ts';

type CheckedCreation =
  | { kind: 'create'; product: NewProduct; fields: readonly ReadField[] }
  | { kind: 'refused'; reasons: readonly string[] };

/** Returns a function that checks a row like the add form. Blank cells are untouched fields. */
function createCreationCheck(
  messages: RowMessages,
  { images, canFetch, decimal, currency }: Pick<CheckOptions, 'images' | 'canFetch' | 'decimal' | 'currency'>,
) {
  const schema = createProductFormSchema(messages.create.problems, { currency });
  const readCell = createCellReader(messages, decimal);
  return (cells: MappedCells): CheckedCreation => {
    const { slots, problems: imageProblems } = readImages(messages, cells.images ?? '', {
      files: images,
      canFetch,
    });
    const { values, preserved, problems, fields } = readValues(readCell, cells);
    const product: ProductValues = { ...values, images: slots };
    const broken = findBrokenRules(schema.safeParse(product).error, problems);
    const reasons = [...new Set([...problems.values(), ...broken, ...imageProblems])];
    return reasons.length > 0
      ? { kind: 'refused', reasons }
      : { kind: 'create', product: { values: product, preserved }, fields };
  };
}

type RuleErrors = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Returns the form's errors, without fields whose cell could not be parsed. */
const findBrokenRules = (error: RuleErrors | undefined, problems: ReadonlyMap<string, string>): string[] =>
  (error?.issues ?? []).filter(({ path }) => !problems.has(String(path[0]))).map(({ message }) => message);

function readValues(readCell: CellReader, cells: MappedCells) {
  const read: Record<string, unknown> = {};
  const fields: ReadField[] = [];
  const problems = new Map<string, string>();
  for (const field of WRITTEN_FIELDS) {
    const cell = cells[field];
    if (!cell) continue;
    if (field === 'images') {
      fields.push({ field, cell, value: splitList(cell) });
      continue;
    }
    const { value, problem } = readCell(field, cell);
    read[field] = value;
    fields.push({ field, cell, value });
    if (problem !== undefined) problems.set(field, problem);
  }
  const preserved = Object.fromEntries(
    PRESERVED_FIELDS.flatMap((name) => (name in read ? [[name, read[name]]] : [])),
  );
  for (const name of PRESERVED_FIELDS) delete read[name];
  const values = { ...emptyValues, ...read } as ProductValues;
  return { values, preserved: preserved as NewProduct['preserved'], problems, fields };
}

/** Returns a 64-bit hash. Not cryptographic. */
function hashText(text: string): string {
  // FNV-1a and a second, independent multiplier: 32 bits would collide among ten thousand texts.
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 15);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}

const isKept = (field: string) => (PRESERVED_FIELDS as readonly string[]).includes(field);
const isCellField = (field: string): field is CellField => field !== 'images';

type CheckedUpdate =
  | Omit<Extract<CheckedRow, { kind: 'update' }>, 'number' | 'name'>
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] };

type UpdateOptions = Pick<CheckOptions, 'emptyCells' | 'decimal' | 'currency' | 'earlier'>;

/**
 * Returns a function that checks a row for an existing product. Images and cells equal to the export's are left
 * unchanged. The result must pass the form's rules.
 */
function createUpdateCheck(messages: RowMessages, options: UpdateOptions) {
  const { importPage: t, edit: editMessages } = messages;
  const { earlier, currency } = options;
  const schema = createProductFormSchema(editMessages.problems, { currency });
  const findErrors = (values: ProductValues, stored: Product) => {
    if (schema.safeParse(values).success) return undefined;
    // Stored prices are allowed as they are. Only created if needed, because a schema per product is slow.
    return createProductFormSchema(editMessages.problems, { currency, stored }).safeParse(values).error;
  };
  const readCell = createCellReader(messages, options.decimal);
  return (cells: MappedCells, before: Product): CheckedUpdate => {
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
      ...(isConflict ? [t.savedSince] : []),
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
 * Returns the versions that a file may be based on without overwriting someone else's work: the stored one, and
 * earlier ones if only this browser's imports have saved since.
 */
const findBases = (before: Product, save: OwnSave | undefined): string[] => [
  ...(save?.fingerprint === getFingerprint(buildChangeBody(before, {}).product) ? save.bases : []),
  ...(before.updatedAt ? [before.updatedAt] : []),
];

/** Returns a fingerprint of a product's content. An empty field may be missing, null, '' or []. */
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

/** The export writes 1.299 for a number just above one. With a decimal comma, that reads as a thousand. */
const hasOtherMeaning = (field: CellField, text: string, decimal: CheckOptions['decimal']) =>
  productFields[field].kind === 'number' && decimal === ',' && text.includes('.');

/** Spreadsheets change line ends, and older rows may have another Unicode form. */
const isSameText = (cell: string, stored: string) =>
  normalizeLineEnds(cell) === normalizeLineEnds(stored.normalize()).trim();

/** An untouched field, by kind. */
const EMPTY = { text: '', choice: '', number: '', flag: false, list: [] as string[] };

/** Returns the cell as the export writes it. */
const formatStored = (field: CellField, product: Product): string =>
  String(productExportColumns.find(({ id }) => id === field)?.value(product) ?? '');

/** TRUE and 1,299.00 are the same values as true and 1299. */
const isStored = ({ value, problem }: ReadCell, stored: unknown) =>
  problem === undefined &&
  (JSON.stringify(value) === JSON.stringify(stored) ||
    (typeof stored === 'number' && typeof value === 'string' && parseNumber(value) === stored));

const pickValues = (changes: Changes, isWanted: (field: CellField) => boolean) =>
  Object.fromEntries([...changes].flatMap(([field, { value }]) => (isWanted(field) ? [[field, value]] : [])));

/** null clears a field that would be preserved if omitted. */
const emptyKept = ({ value }: ReadCell) => (value === '' ? null : value);

/** Builds the body: changed fields as the form sends them, others unchanged. */
function buildBody(values: ProductValues, changes: Changes, before: Product): Body<typeof editProduct> {
  const unchanged = buildChangeBody(before, {});
  const typed: Record<string, unknown> = buildEditBody(values, before, 'loaded').product;
  const names = [...changes.keys()].filter((field) => !isKept(field));
  const preserved = [...changes]
    .filter(([field]) => isKept(field))
    .map(([field, read]) => [field, emptyKept(read)]);
  const product = {
    ...unchanged.product,
    ...Object.fromEntries([...names.map((name) => [name, typed[name]]), ...preserved]),
  } as Body<typeof editProduct>['product'];
  const discountPercentage = discountPercent(product.actualPrice, product.discountedPrice ?? undefined);
  return { ...unchanged, product: { ...product, discountPercentage } };
}

const mapCells = (row: ImportRow, mapping: ColumnMapping): MappedCells =>
  Object.fromEntries(
    mapping.flatMap((target, index) =>
      target === 'ignored' ? [] : [[target, (row.cells[index] ?? '').trim()] as const],
    ),
  );

/** The same for the same cells in any order of columns. */
const getRowFingerprint = (cells: MappedCells): string =>
  hashText(JSON.stringify(Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1))));

/**
 * Returns a function that checks rows in sequence. A second row for the same product is rejected, because it would
 * undo the first.
 */
export function createRowCheck(messages: RowMessages, options: CheckOptions): (row: ImportRow) => CheckedRow {
  const t = messages.importPage;
  const checkCreation = createCreationCheck(messages, options);
  const checkUpdate = createUpdateCheck(messages, options);
  const rowsById = new Map<string, number>();
  return (row) => {
    const cells = mapCells(row, options.mapping);
    const id = cells.id ?? '';
    const product = options.products.get(id);
    const fixed = { number: row.number, name: cells.name || product?.name || id };
    const refuse = (...reasons: string[]): CheckedRow => ({ ...fixed, kind: 'refused', reasons });

    if (options.earlier.done.has(row.number)) return { ...fixed, kind: 'earlier' };
    if (row.cells.slice(options.columnCount).some((cell) => cell.trim() !== ''))
      return refuse(t.tooManyCells);
    if (id === '') {
      if (options.earlier.unsure.has(row.number)) return refuse(t.unsure);
      const fingerprint = getRowFingerprint(cells);
      if (options.earlier.created.has(fingerprint)) return { ...fixed, kind: 'earlier' };
      return { ...fixed, fingerprint, ...checkCreation(cells) };
    }
    const previous = rowsById.get(id);
    if (previous !== undefined) return refuse(t.sameProduct(previous));
    rowsById.set(id, row.number);
    if (!product) return refuse(t.unknownId(id));
    return { ...fixed, ...checkUpdate(cells, product) };
  };
}
