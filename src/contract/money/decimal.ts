import { toPlainDigits } from './formatAmountForInput.ts';

// Exact decimal arithmetic. With floating-point numbers, 10.075 × 100 is 1007.4999999999999.

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

/** From this amount on, the 15 reliable digits of a number leave too few for the decimals. */
const MAX_WITH_DECIMALS = 1e12;

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. PostgreSQL also rounds to 15 digits. */
const removeFloatErrors = (amount: number): number =>
  Number.isInteger(amount) || Math.abs(amount) >= MAX_WITH_DECIMALS ? amount : Number(amount.toPrecision(15));

function toUnits(amount: number, decimals: number): bigint {
  const { units, scale } = toDecimal(removeFloatErrors(amount));
  return divide(units * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** Converts an amount to the smallest unit of a currency with that many decimals. Halves round away from zero. */
export function toSmallestUnits(amount: number, decimals: number): number {
  const scaled = amount * 10 ** decimals;
  const nearest = Math.round(scaled);
  // Fast path, because a report has thousands of amounts: floating-point errors only matter near a half.
  if (Math.abs(scaled) < MAX_WITH_DECIMALS && Math.abs(scaled - nearest) < 0.499) return nearest || 0;
  return Number(toUnits(amount, decimals));
}

/** Rounds an amount to that many decimals. Use it for every amount that is shown or added up. */
export const roundAmount = (amount: number, decimals: number): number =>
  Number.isInteger(amount) ? amount : toNumber({ units: toUnits(amount, decimals), scale: decimals });

/** Multiplies exactly: 1.005 × 3 is 3.015. */
export function multiplyAmount(amount: number, by: number): number {
  const [a, b] = [toDecimal(amount), toDecimal(by)];
  return toNumber({ units: a.units * b.units, scale: a.scale + b.scale });
}

/** Returns round((whole − part) / whole × 100). */
export function calculatePercentOff(whole: number, part: number): number {
  const [wholeDecimal, partDecimal] = [toDecimal(whole), toDecimal(part)];
  const scale = Math.max(wholeDecimal.scale, partDecimal.scale);
  const toUnitsAt = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  const wholeUnits = toUnitsAt(wholeDecimal);
  return Number(divide((wholeUnits - toUnitsAt(partDecimal)) * 100n, wholeUnits));
}

/** Returns the number of decimals of an amount: 2 for 12.25. */
export const countDecimals = (amount: number): number => toDecimal(amount).scale;
