import { toPlainDigits } from './formatAmountForInput.ts';

// Exact decimal arithmetic. With floating-point numbers, 10.075 × 100 is 1007.4999999999999. A result that is too large for a
// number is Infinity.

/** units × 10^−scale */
type Decimal = { units: bigint; scale: number };

function toDecimal(amount: number): Decimal {
  const [whole = '', fraction = ''] = toPlainDigits(amount).split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

const toNumber = ({ units, scale }: Decimal): number => Number(`${units}e-${scale}`);

/** Divides and rounds to a whole number, halves away from zero. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * a + b) / (2n * b);
  return isNegative ? -rounded : rounded;
}

/** A number is exact to 15 digits. From this amount on, fewer than three of them are left for decimals. */
const MAX_WITH_DECIMALS = 1e12;

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. PostgreSQL also rounds to 15 digits. */
const removeFloatErrors = (amount: number): number =>
  Number.isInteger(amount) || Math.abs(amount) >= MAX_WITH_DECIMALS ? amount : Number(amount.toPrecision(15));

function toUnits(amount: number, decimals: number): bigint {
  const { units, scale } = toDecimal(removeFloatErrors(amount));
  return divide(units * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** Converts an amount to the currency's smallest unit, such as paise. Halves round away from zero. */
export function toSmallestUnits(amount: number, decimals: number): number {
  const scaled = amount * 10 ** decimals;
  const nearest = Math.round(scaled);
  // Fast path, because a report has thousands of amounts: floating-point errors only matter near a half.
  if (Math.abs(scaled) < MAX_WITH_DECIMALS && Math.abs(scaled - nearest) < 0.499) return nearest || 0; // Not -0.
  return Number(toUnits(amount, decimals));
}

/** Rounds an amount to a number of decimals. Use it for every amount that is shown or added up. */
export const roundAmount = (amount: number, decimals: number): number =>
  Number.isInteger(amount) || !Number.isFinite(amount)
    ? amount
    : toNumber({ units: toUnits(amount, decimals), scale: decimals });

/** Adds exactly: 0.1 + 0.2 is 0.3. */
export function addAmounts(amount: number, other: number): number {
  if (!Number.isFinite(amount) || !Number.isFinite(other)) return amount + other;
  const [a, b] = [toDecimal(amount), toDecimal(other)];
  const scale = Math.max(a.scale, b.scale);
  const toUnitsOf = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return toNumber({ units: toUnitsOf(a) + toUnitsOf(b), scale });
}

/** Multiplies exactly: 1.005 × 3 is 3.015. */
export function multiplyAmount(amount: number, by: number): number {
  if (!Number.isFinite(amount) || !Number.isFinite(by)) return amount * by;
  const [a, b] = [toDecimal(amount), toDecimal(by)];
  return toNumber({ units: a.units * b.units, scale: a.scale + b.scale });
}

/** Returns the discount in whole percent: round((actual − discounted) / actual × 100). */
export function calculatePercentOff(actual: number, discounted: number): number {
  const [actualDecimal, discountedDecimal] = [toDecimal(actual), toDecimal(discounted)];
  const scale = Math.max(actualDecimal.scale, discountedDecimal.scale);
  const toCommonUnits = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  const actualUnits = toCommonUnits(actualDecimal);
  return Number(divide((actualUnits - toCommonUnits(discountedDecimal)) * 100n, actualUnits));
}

/** Returns the number of decimals of an amount: 2 for 12.25. */
export const countDecimals = (amount: number): number => toDecimal(amount).scale;
