import { toPercentOff } from '../money/decimal.ts';

/**
 * Returns the whole percent off: round((actual − discounted) / actual × 100) where both prices are positive and the
 * discounted one does not exceed the actual one; otherwise undefined. Exact halves are rounded up.
 */
export function discountPercent(
  actual: number | undefined,
  discounted: number | undefined,
): number | undefined {
  if (actual === undefined || discounted === undefined) return undefined;
  if (!Number.isFinite(actual) || !(actual > 0) || !(discounted > 0) || discounted > actual) return undefined;
  return toPercentOff(actual, discounted);
}
