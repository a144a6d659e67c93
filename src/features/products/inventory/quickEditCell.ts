import { getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';

/** Values that can be edited in the list. */
export type QuickEditField = 'actualPrice' | 'discountedPrice' | 'stock';

/** A cell of the list. `discountedPrice` stands for both prices of a discounted product. */
export type QuickEditCell = { product: Product; field: QuickEditField };

/** Returns the values that a cell edits, in the order of the list. */
export const getCellFields = ({ field }: Pick<QuickEditCell, 'field'>): readonly QuickEditField[] =>
  field === 'discountedPrice' ? ['discountedPrice', 'actualPrice'] : [field];

/** Returns the price field that the list shows. */
export function getPriceField(product: Product): QuickEditField {
  const { price, compareAtPrice } = getPrices(product);
  const isDiscounted =
    compareAtPrice !== undefined || (price !== undefined && product.actualPrice === undefined);
  return isDiscounted ? 'discountedPrice' : 'actualPrice';
}

/** Finds a cell's button by name and value, because its row may move. An edit can end the discount of a price. */
export function findCellButton({ product, field }: QuickEditCell): HTMLButtonElement | undefined {
  const names = field === 'stock' ? ['stock'] : ['actualPrice', 'discountedPrice'];
  const buttons = document.querySelectorAll<HTMLButtonElement>('button.tbl-edit');
  return [...buttons].find(({ name, value }) => value === product._id && names.includes(name));
}

/** Returns the next or previous editable cell; undefined at either end. */
export function findAdjacentCell(
  cell: QuickEditCell,
  rows: readonly Product[],
  step: 1 | -1,
): QuickEditCell | undefined {
  const cells = rows.flatMap((product): QuickEditCell[] => [
    { product, field: getPriceField(product) },
    { product, field: 'stock' },
  ]);
  const isStock = cell.field === 'stock';
  const index = cells.findIndex(
    ({ product, field }) => product._id === cell.product._id && (field === 'stock') === isStock,
  );
  return index === -1 ? undefined : cells[index + step];
}
