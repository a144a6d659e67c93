import { getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';

/** Values that can be edited in the list. */
export type QuickEditField = 'actualPrice' | 'discountedPrice' | 'stock';

export type QuickEditCell = { product: Product; field: QuickEditField };

/** Returns the price field that the list shows. The price before the discount can only be edited in the form. */
export function getPriceField(product: Product): QuickEditField {
  const { price, compareAtPrice } = getPrices(product);
  const isDiscounted =
    compareAtPrice !== undefined || (price !== undefined && product.actualPrice === undefined);
  return isDiscounted ? 'discountedPrice' : 'actualPrice';
}

/** Finds a cell's button by name and value, because its row may move. */
export const findCellButton = ({ product, field }: QuickEditCell): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(`button[name="${field}"]`)].find(
    ({ value }) => value === product._id,
  );

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
