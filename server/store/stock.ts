import { addAmounts } from '#contract/money/decimal.ts';
import { MAX_STOCK } from '#contract/products/productFields.ts';

type StockEdit = { stock: number; stockBefore?: number | undefined };

/**
 * Returns the stock after an edit. With `stockBefore`, the edit adds its difference to the present stock, so that what
 * was sold in the meantime stays sold. Without it, the edit sets the stock.
 */
export function applyStockEdit(present: number, { stock, stockBefore }: StockEdit): number {
  if (stockBefore === undefined) return stock;
  const added = addAmounts(present, addAmounts(stock, -stockBefore));
  return Math.min(Math.max(0, added), Math.max(MAX_STOCK, present));
}

/** Returns the stock after a sale, exactly. Throws if too little is left, because stores never go below zero. */
export function sellFromStock(present: number, quantity: number): number {
  const left = addAmounts(present, -quantity);
  if (!(left >= 0)) throw new Error(`an order of ${quantity} exceeds the stock of ${present}`);
  return left;
}
