import type { Body } from '#contract/call.ts';
import { cleanLines, isBlank, trimInvisible } from '#contract/text/cleanText.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { splitList } from '#features/csv/csvText.ts';
import { buildChangeBody } from '../bulk/buildChangeBody.ts';
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
  RowMessages,
  ParsedField,
  NewProduct,
  StockSinceExport,
} from './importModel.ts';
import {
  type CellField,
  type CellParser,
  createCellParser,
  type ParsedCell,
  parseNumberCell,
} from './cellParser.ts';
import { findBaseVersions, getFingerprint, hashText } from './fingerprint.ts';
import { type ColumnMapping, IMPORTABLE_FIELDS } from './importFields.ts';
import { parseImageCell } from './imageCell.ts';
import type { ImportRow } from './parseTable.ts';
import { addRecount, readRecount, type StockParser } from './stockRecount.ts';

type CheckedNewProduct =
  | { kind: 'create'; product: NewProduct; fields: readonly ParsedField[] }
  | { kind: 'refused'; reasons: readonly string[] };

/** Returns a function that checks a row like the add form. A blank cell is an empty field. */
function createNewProductCheck(
  messages: RowMessages,
  { images, canLoad, decimal, currency }: Pick<CheckOptions, 'images' | 'canLoad' | 'decimal' | 'currency'>,
) {
  const schema = createProductFormSchema(messages.create.problems, { currency });
  const parseCell = createCellParser(messages, decimal);
  return (cells: MappedCells): CheckedNewProduct => {
    const { slots, problems: imageProblems } = parseImageCell(messages, cells.images ?? '', {
      files: images,
      canLoad,
    });
    const { values, preservedFields, problems, fields } = parseValues(parseCell, cells);
    const product: ProductValues = { ...values, images: slots };
    const ruleErrors = getRuleErrors(schema.safeParse(product).error, problems);
    const reasons = [...new Set([...problems.values(), ...ruleErrors, ...imageProblems])];
    return reasons.length > 0
      ? { kind: 'refused', reasons }
      : { kind: 'create', product: { values: product, preservedFields }, fields };
  };
}

type RuleErrors = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Returns the form's errors, except for fields whose cell could not be parsed. */
const getRuleErrors = (error: RuleErrors | undefined, problems: ReadonlyMap<string, string>): string[] =>
  (error?.issues ?? []).filter(({ path }) => !problems.has(String(path[0]))).map(({ message }) => message);

function parseValues(parseCell: CellParser, cells: MappedCells) {
  const parsed: Record<string, unknown> = {};
  const fields: ParsedField[] = [];
  const problems = new Map<string, string>();
  for (const field of IMPORTABLE_FIELDS) {
    const cell = cells[field];
    if (!cell) continue;
    if (field === 'images') {
      fields.push({ field, cell, value: splitList(cell) });
      continue;
    }
    const { value, problem } = parseCell(field, cell);
    parsed[field] = value;
    fields.push({ field, cell, value });
    if (problem !== undefined) problems.set(field, problem);
  }
  const preserved = Object.fromEntries(
    PRESERVED_FIELDS.flatMap((name) => (name in parsed ? [[name, parsed[name]]] : [])),
  );
  for (const name of PRESERVED_FIELDS) delete parsed[name];
  const values = { ...emptyValues, ...parsed } as ProductValues;
  return { values, preservedFields: preserved as NewProduct['preservedFields'], problems, fields };
}

const isPreserved = (field: string) => (PRESERVED_FIELDS as readonly string[]).includes(field);
const isCellField = (field: string): field is CellField => field !== 'images';

type CheckedUpdate =
  | Omit<Extract<CheckedRow, { kind: 'update' }>, 'number' | 'name'>
  | { kind: 'unchanged'; sinceExport?: StockSinceExport | undefined }
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
    // Allows stored prices that break the rules. Created only if needed, because a schema per product is slow.
    return createProductFormSchema(editMessages.problems, { currency, stored }).safeParse(values).error;
  };
  const parseCell = createCellParser(messages, options.decimal);
  const parseStock: StockParser = (field, text) => parseNumberCell(messages, field, text, options.decimal);
  return (cells: MappedCells, before: Product): CheckedUpdate => {
    const save = earlier.saves.get(before._id);
    const recount = readRecount(cells, before.stock, { parse: parseStock, save });
    if (recount?.status === 'refused') return { kind: 'refused', reasons: [recount.problem] };
    const changes = parseChanges(parseCell, cells, before, options);
    if (recount) setStock(changes, recount.newStock);
    const sinceExport = recount?.sinceExport;
    const bases = findBaseVersions(before, save, recount ? 'given' : 'missing');
    const isConflict = !!cells.updatedAt && !bases.includes(cells.updatedAt);
    if (changes.size === 0) {
      const isEdited = sinceExport && isConflict;
      return {
        kind: 'unchanged',
        sinceExport: isEdited ? { ...sinceExport, effect: 'edited' } : sinceExport,
      };
    }
    const values: ProductValues = {
      ...toFormValues(before),
      ...pickValues(changes, (field) => !isPreserved(field)),
    };
    const problems = new Map(
      [...changes].flatMap(([field, { problem }]) => (problem === undefined ? [] : [[field, problem]])),
    );
    const reasons = [
      ...(isConflict ? [t.savedSince] : []),
      ...problems.values(),
      ...getRuleErrors(findErrors(values, before), problems),
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
      save: {
        bases,
        fingerprint: getFingerprint(body.product),
        stock: recount && body.product.stock,
        recounts: recount ? addRecount(save, recount.recount) : save?.recounts,
      },
      sinceExport,
    };
  };
}

/** Replaces the stock of the cell by the one to save, or by none. */
function setStock(changes: Map<CellField, ParsedCell>, newStock: number | undefined) {
  if (newStock === undefined) changes.delete('stock');
  else changes.set('stock', { value: toPlainDigits(newStock) });
}

type Changes = ReadonlyMap<CellField, ParsedCell>;

function parseChanges(
  parseCell: CellParser,
  cells: MappedCells,
  before: Product,
  { emptyCells, decimal }: UpdateOptions,
): Map<CellField, ParsedCell> {
  const changes = new Map<CellField, ParsedCell>();
  for (const field of IMPORTABLE_FIELDS.filter(isCellField)) {
    const text = cells[field];
    const stored = formatStoredCell(field, before);
    if (text === undefined || (isSameText(text, stored) && !isAmbiguousNumber(field, text, decimal)))
      continue;
    if (text !== '') {
      const parsedCell = parseCell(field, text, stored);
      if (!isUnchanged(parsedCell, before[field])) changes.set(field, parsedCell);
    } else if (emptyCells === 'clear') changes.set(field, { value: EMPTY_VALUES[productFields[field].kind] });
  }
  return changes;
}

/** Returns whether a number reads differently with a decimal comma: the export's 1.299 would become 1299. */
const isAmbiguousNumber = (field: CellField, text: string, decimal: CheckOptions['decimal']) =>
  productFields[field].kind === 'number' && decimal === ',' && text.includes('.');

/** Compares texts without differences in line ends and Unicode form. */
const isSameText = (cell: string, stored: string) => cleanLines(cell) === cleanLines(stored);

/** Values of an empty field, by kind. */
const EMPTY_VALUES = { text: '', choice: '', number: '', flag: false, list: [] as string[] };

/** Returns the cell as the export writes it. */
const formatStoredCell = (field: CellField, product: Product): string =>
  String(productExportColumns.find(({ id }) => id === field)?.value(product) ?? '');

/** Returns whether a cell has the stored value: TRUE equals true, and 1,299.00 equals 1299. */
const isUnchanged = ({ value, problem }: ParsedCell, stored: unknown) =>
  problem === undefined &&
  (JSON.stringify(value) === JSON.stringify(stored) ||
    (typeof stored === 'number' && typeof value === 'string' && parseNumber(value) === stored));

const pickValues = (changes: Changes, isIncluded: (field: CellField) => boolean) =>
  Object.fromEntries(
    [...changes].flatMap(([field, { value }]) => (isIncluded(field) ? [[field, value]] : [])),
  );

/** Returns null for an empty value: the backend keeps omitted fields, and null clears them. */
const toNullIfEmpty = ({ value }: ParsedCell) => (value === '' ? null : value);

/** Builds the request body: changed fields as the form sends them, others unchanged. */
function buildBody(values: ProductValues, changes: Changes, before: Product): Body<typeof editProduct> {
  const unchangedBody = buildChangeBody(before, {});
  const formBody: Record<string, unknown> = buildEditBody(values, before, 'loaded').product;
  const names = [...changes.keys()].filter((field) => !isPreserved(field));
  const preservedEntries = [...changes]
    .filter(([field]) => isPreserved(field))
    .map(([field, parsedCell]) => [field, toNullIfEmpty(parsedCell)]);
  const product = {
    ...unchangedBody.product,
    ...Object.fromEntries([...names.map((name) => [name, formBody[name]]), ...preservedEntries]),
  } as Body<typeof editProduct>['product'];
  const discountPercentage = calculateDiscountPercent(
    product.actualPrice,
    product.discountedPrice ?? undefined,
  );
  return { ...unchangedBody, product: { ...product, discountPercentage } };
}

const mapCells = (row: ImportRow, mapping: ColumnMapping): MappedCells =>
  Object.fromEntries(
    mapping.flatMap((target, index) =>
      target === 'ignored' ? [] : [[target, trimInvisible(row.cells[index] ?? '')] as const],
    ),
  );

/** Returns a fingerprint of a row's cells, independent of the column order. */
const getRowFingerprint = (cells: MappedCells): string =>
  hashText(JSON.stringify(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/**
 * Returns a function that checks rows in sequence. A second row for the same product is rejected, because it would
 * undo the first.
 */
export function createRowCheck(messages: RowMessages, options: CheckOptions): (row: ImportRow) => CheckedRow {
  const t = messages.importPage;
  const checkNewProduct = createNewProductCheck(messages, options);
  const checkUpdate = createUpdateCheck(messages, options);
  const rowsById = new Map<string, number>();
  return (row) => {
    const cells = mapCells(row, options.mapping);
    const id = cells.id ?? '';
    const product = options.products.get(id);
    const base = { number: row.number, name: cells.name || product?.name || id };
    const refuse = (...reasons: string[]): CheckedRow => ({ ...base, kind: 'refused', reasons });

    if (options.earlier.done.has(row.number)) return { ...base, kind: 'earlier' };
    if (row.cells.slice(options.columnCount).some((cell) => !isBlank(cell))) return refuse(t.tooManyCells);
    if (id === '') {
      if (options.earlier.unsure.has(row.number)) return refuse(t.unsure);
      const fingerprint = getRowFingerprint(cells);
      if (options.earlier.created.has(fingerprint)) return { ...base, kind: 'earlier' };
      return { ...base, fingerprint, ...checkNewProduct(cells) };
    }
    const previous = rowsById.get(id);
    if (previous !== undefined) return refuse(t.sameProduct(previous));
    rowsById.set(id, row.number);
    if (!product) return refuse(t.unknownId(id));
    return { ...base, ...checkUpdate(cells, product) };
  };
}
