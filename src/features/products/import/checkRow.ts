import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { checkCreation } from './checkCreation.ts';
import { checkUpdate } from './checkUpdate.ts';
import { importCopy as copy } from './importCopy.ts';
import type { ColumnMapping, ImportField } from './importFields.ts';
import type { ImageFiles } from './importImages.ts';
import type { ImportRow } from './importTable.ts';
import type { NewProduct } from './newProduct.ts';

/** An empty cell of a product that is there: it says nothing, or it says that the field is to be empty. */
export type EmptyCells = 'keep' | 'clear';

/** A row with what is to become of it. */
export type CheckedRow = { number: number; name: string } & (
  | { kind: 'create'; product: NewProduct }
  | { kind: 'update'; productId: string; body: Body<typeof editProduct> }
  /** The product is as the row wants it. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] }
  /** Sent from this browser before. */
  | { kind: 'earlier' }
);

/** What rows are checked against. */
export type CheckOptions = {
  mapping: ColumnMapping;
  columnCount: number;
  emptyCells: EmptyCells;
  /** The products that the rows name, by id. */
  products: ReadonlyMap<string, Product>;
  images: ImageFiles;
  canFetch: (address: string) => boolean;
  /** Numbers of rows that were sent before: done, or nobody knows. */
  earlier: { done: ReadonlySet<number>; unsure: ReadonlySet<number> };
};

/** The cells of a row by what they go into, blank ones among them. */
export type MappedCells = Partial<Record<ImportField, string>>;

export const mapCells = (row: ImportRow, mapping: ColumnMapping): MappedCells =>
  Object.fromEntries(
    mapping.flatMap((target, index) =>
      target === 'ignored' ? [] : [[target, (row.cells[index] ?? '').trim()] as const],
    ),
  );

/** Returns a check of row after row. It remembers which products it has met: a second row for one would undo the first. */
export function createRowCheck(options: CheckOptions): (row: ImportRow) => CheckedRow {
  const rowsById = new Map<string, number>();
  return (row) => {
    const cells = mapCells(row, options.mapping);
    const id = cells.id ?? '';
    const product = options.products.get(id);
    const fixed = { number: row.number, name: cells.name || product?.name || id };
    const refuse = (...reasons: string[]): CheckedRow => ({ ...fixed, kind: 'refused', reasons });

    if (options.earlier.done.has(row.number)) return { ...fixed, kind: 'earlier' };
    if (row.cells.slice(options.columnCount).some((cell) => cell.trim() !== ''))
      return refuse(copy.tooManyCells);
    if (id === '') {
      if (options.earlier.unsure.has(row.number)) return refuse(copy.unsure);
      return { ...fixed, ...checkCreation(cells, options) };
    }
    const previous = rowsById.get(id);
    if (previous !== undefined) return refuse(copy.sameProduct(previous));
    rowsById.set(id, row.number);
    if (!product) return refuse(copy.unknownId(id));
    return { ...fixed, ...checkUpdate(cells, product, options.emptyCells) };
  };
}
