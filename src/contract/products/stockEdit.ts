import { addAmounts } from '../money/decimal.ts';
import { MAX_STOCK } from './productFields.ts';

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
