import { toPlainDigits } from './writeAmount.ts';

// Exact decimal arithmetic. In binary, 10.075 × 100 is 1007.4999999999999.

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

/** From here on, 15 significant digits leave too few for decimals. */
const NOISY_MAX = 1e12;

/** Removes binary noise: 0.30000000000000004 becomes 0.3. PostgreSQL rounds to 15 digits as well. */
const withoutNoise = (amount: number): number =>
  Number.isInteger(amount) || Math.abs(amount) >= NOISY_MAX ? amount : Number(amount.toPrecision(15));

function toUnits(amount: number, decimals: number): bigint {
  const { units, scale } = toDecimal(withoutNoise(amount));
  return divide(units * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** Converts an amount to the smallest unit of a currency with that many decimals. Halves round away from zero. */
export function toSmallestUnits(amount: number, decimals: number): number {
  const scaled = amount * 10 ** decimals;
  const nearest = Math.round(scaled);
  // Binary noise matters only near a half. This path is fast, and a report reads thousands of amounts.
  if (Math.abs(scaled) < NOISY_MAX && Math.abs(scaled - nearest) < 0.499) return nearest || 0;
  return Number(toUnits(amount, decimals));
}

/** Rounds an amount to that many decimals. Use it for every amount that is shown or added up. */
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

export const countDecimals = (amount: number): number => toDecimal(amount).scale;
