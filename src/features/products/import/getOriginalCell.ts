import { productFields } from '#contract/products/productFields.ts';
import type { ParsedField } from './importModel.ts';

/** Returns the cell's text if it differs from the formatted value. */
export function getOriginalCell(
  { field, cell, value }: ParsedField,
  formattedValue: string,
): string | undefined {
  const { kind } = productFields[field];
  if (kind === 'number') return /^\d*$/.test(cell) && Number(cell) === Number(value) ? undefined : cell;
  if (kind !== 'flag' && kind !== 'choice') return undefined;
  const isSame = [formattedValue, String(value)].some((text) => text.toLowerCase() === cell.toLowerCase());
  return isSame || cell === '' ? undefined : cell;
}
