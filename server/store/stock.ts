import { addAmounts } from '#contract/money/decimal.ts';

/** Returns the stock after a sale, exactly. Throws if too little is left, because stores never go below zero. */
export function sellFromStock(present: number, quantity: number): number {
  const left = addAmounts(present, -quantity);
  if (!(left >= 0)) throw new Error(`an order of ${quantity} exceeds the stock of ${present}`);
  return left;
}
