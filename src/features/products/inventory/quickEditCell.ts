import type { Product } from '#contract/products/product.ts';
import { getPrices } from '#contract/products/prices.ts';

/** What can be changed in a row of the list. */
export type QuickEditField = 'actualPrice' | 'discountedPrice' | 'stock';

/** One cell that is being changed. */
export type QuickEditCell = { product: Product; field: QuickEditField };

/** Returns the price that the list shows as the one to pay; the one before the discount is changed in the form. */
export function getPriceField(product: Product): QuickEditField {
  const { price, compareAtPrice } = getPrices(product);
  const isDiscounted =
    compareAtPrice !== undefined || (price !== undefined && product.actualPrice === undefined);
  return isDiscounted ? 'discountedPrice' : 'actualPrice';
}

/** The button of a cell is known by its name and its value, whichever row its product comes to stand in. */
export const findCellButton = ({ product, field }: QuickEditCell): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(`button[name="${field}"]`)].find(
    ({ value }) => value === product._id,
  );

/** Returns the cell after or before another, in the order of the rows; none at either end. */
export function findNeighbour(
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
