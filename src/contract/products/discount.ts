/**
 * Returns the whole percent off: round((actual − discounted) / actual × 100) where both prices are positive and the
 * discounted one does not exceed the actual one; otherwise undefined.
 */
export function discountPercent(
  actual: number | undefined,
  discounted: number | undefined,
): number | undefined {
  if (actual === undefined || discounted === undefined) return undefined;
  if (!(actual > 0) || !(discounted > 0) || discounted > actual) return undefined;
  return Math.round(((actual - discounted) / actual) * 100);
}
