import * as z from 'zod/mini';
import { trimInvisible } from '../text/cleanText.ts';

// The app reads responses leniently: an invalid field doesn't drop its row, and an invalid row doesn't drop the list.

/** Accepts undefined and null, and reads both as undefined. */
export const nullish = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** Parses a number; undefined if invalid. */
function parseNumber(value: number | string): number | undefined {
  const number = typeof value === 'number' || value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A number that some backends send as text ('1299.50'). */
export const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(parseNumber));

type Lenient<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<z.output<Shape[Name]> | undefined>>>;
};

/** Returns the same fields, each read as undefined if it is missing, null or of an unexpected type. */
export function lenient<Shape extends z.core.$ZodShape>(shape: Shape): Lenient<Shape> {
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    z.catch(z.optional(field as z.ZodMiniType), undefined),
  ]);
  return Object.fromEntries(entries) as Lenient<Shape>;
}

/** An array that skips invalid rows. */
export const lenientArray = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.array(z.catch(z.nullable(row), null as never)),
    z.transform((rows) => rows.filter((value): value is NonNullable<typeof value> => value !== null)),
  );

/** Removes spaces and invisible characters at both ends; undefined if nothing visible is left. */
export const trimToUndefined = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : trimInvisible(text) || undefined;
