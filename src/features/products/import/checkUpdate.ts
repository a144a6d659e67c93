import type { Body } from '#contract/call.ts';
import { discountPercent } from '#contract/products/discount.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { changeBody } from '../bulk/changeBody.ts';
import { KEPT_FIELDS, parseNumber, type ProductValues, productFormSchema } from '../form/productFormModel.ts';
import { editBody, toFormValues } from '../form/productPayload.ts';
import { productExportColumns } from '../inventory/productExport.ts';
import type { EmptyCells, MappedCells } from './checkedRow.ts';
import { type CellField, type ReadCell, readCell } from './importCells.ts';
import { WRITTEN_FIELDS } from './importFields.ts';
import type { RowWords } from './rowWords.ts';

const isKept = (field: string) => (KEPT_FIELDS as readonly string[]).includes(field);
const isCellField = (field: string): field is CellField => field !== 'images';

type Checked =
  | { kind: 'update'; productId: string; body: Body<typeof editProduct> }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] };

/**
 * Returns a check of rows for products that are there. Their images stay as they are, and so does every field whose cell
 * says what the export would write: the product as it will be has to keep the rules of the form.
 */
export function createUpdateCheck(words: RowWords, emptyCells: EmptyCells) {
  const { importCopy: copy, editCopy } = words;
  const schema = productFormSchema(editCopy.problems);
  return (cells: MappedCells, before: Product): Checked => {
    const changes = readChanges(copy, cells, before, emptyCells);
    if (changes.size === 0) return { kind: 'unchanged' };
    const values: ProductValues = {
      ...toFormValues(before),
      ...pickValues(changes, (field) => !isKept(field)),
    };
    const reasons = [
      ...(isOlder(cells, before) ? [copy.savedSince] : []),
      ...[...changes.values()].flatMap(({ problem }) => problem ?? []),
      ...(schema.safeParse(values).error?.issues.map(({ message }) => message) ?? []),
    ];
    if (reasons.length > 0) return { kind: 'refused', reasons: [...new Set(reasons)] };
    return { kind: 'update', productId: before._id, body: buildBody(values, changes, before) };
  };
}

/** The file has an older version than the store: somebody has saved the product since. */
const isOlder = ({ updatedAt }: MappedCells, before: Product) =>
  !!updatedAt && updatedAt !== before.updatedAt;

type Changes = ReadonlyMap<CellField, ReadCell>;

function readChanges(
  copy: RowWords['importCopy'],
  cells: MappedCells,
  before: Product,
  emptyCells: EmptyCells,
): Changes {
  const changes = new Map<CellField, ReadCell>();
  for (const field of WRITTEN_FIELDS.filter(isCellField)) {
    const text = cells[field];
    if (text === undefined || text === formatStored(field, before).trim()) continue;
    if (text !== '') {
      const read = readCell(copy, field, text, formatStored(field, before));
      if (!isStored(read, before[field])) changes.set(field, read);
    } else if (emptyCells === 'clear') changes.set(field, { value: EMPTY[productFields[field].kind] });
  }
  return changes;
}

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
