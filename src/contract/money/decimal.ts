import { toPlainDigits } from './writeAmount.ts';

// Arithmetic on the decimal digits that people see: in binary 10.075 × 100 is 1007.4999999999999, and (40 − 17) / 40 × 100 is
// 57.49999999999999.

/** units × 10^−scale */
type Decimal = { units: bigint; scale: number };

function toDecimal(amount: number): Decimal {
  const [whole = '', fraction = ''] = toPlainDigits(amount).split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

const toNumber = ({ units, scale }: Decimal): number => Number(`${units}e-${scale}`);

/** Divides and rounds to a whole number, halves away from zero. */
function divide(part: bigint, whole: bigint): bigint {
  const isNegative = part < 0n !== whole < 0n;
  const [p, w] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const rounded = (2n * p + w) / (2n * w);
  return isNegative ? -rounded : rounded;
}

/** Beyond this an amount has no digits to spare: fifteen are what a number surely holds. */
const NOISY_MAX = 1e12;

/** Drops the noise of binary arithmetic: a sum of 0.30000000000000004 is 0.3. PostgreSQL does so with fifteen digits as well. */
const withoutNoise = (amount: number): number =>
  Number.isInteger(amount) || Math.abs(amount) >= NOISY_MAX ? amount : Number(amount.toPrecision(15));

function toUnits(amount: number, decimals: number): bigint {
  const { units, scale } = toDecimal(withoutNoise(amount));
  return divide(units * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** Returns an amount in whole smallest units of a currency with so many decimals: halves are rounded away from zero. */
export function toSmallestUnits(amount: number, decimals: number): number {
  const scaled = amount * 10 ** decimals;
  const nearest = Math.round(scaled);
  // Only near a half does binary noise matter, and a report reads thousands of amounts.
  if (Math.abs(scaled) < NOISY_MAX && Math.abs(scaled - nearest) < 0.499) return nearest || 0;
  return Number(toUnits(amount, decimals));
}

/** Rounds an amount to so many decimals. Everything that shows an amount or adds amounts up rounds here. */
export const roundAmount = (amount: number, decimals: number): number =>
  Number.isInteger(amount) ? amount : toNumber({ units: toUnits(amount, decimals), scale: decimals });

/** Multiplies exactly: 1.005 × 3 is 3.015. */
export function multiplyAmount(amount: number, by: number): number {
  const [one, other] = [toDecimal(amount), toDecimal(by)];
  return toNumber({ units: one.units * other.units, scale: one.scale + other.scale });
}

/** Returns round((whole − part) / whole × 100). */
export function toPercentOff(whole: number, part: number): number {
  const [one, other] = [toDecimal(whole), toDecimal(part)];
  const scale = Math.max(one.scale, other.scale);
  const align = ({ units, scale: own }: Decimal) => units * 10n ** BigInt(scale - own);
  return Number(divide((align(one) - align(other)) * 100n, align(one)));
}

/** Counts the decimals that an amount has. */
export const countDecimals = (amount: number): number => toDecimal(amount).scale;
