import * as z from 'zod/mini';

// What a backend should send is strict, what the product can read is lenient: one odd field must not cost the
// administrator the row, nor one odd row the list.

/** A field that may be left out or sent as null; both read as undefined. */
export const nullish = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** Text that is no number reads as undefined. */
export function parseAmount(value: number | string): number | undefined {
  const number = typeof value === 'number' || value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A number that some backends send as text ('1299.50'). */
export const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(parseAmount));

type Lenient<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<z.output<Shape[Name]> | undefined>>>;
};

/** The same fields, each read as undefined where it is missing, null or of another type than agreed. */
export function lenient<Shape extends z.core.$ZodShape>(shape: Shape): Lenient<Shape> {
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    z.catch(z.optional(field as z.ZodMiniType), undefined),
  ]);
  return Object.fromEntries(entries) as Lenient<Shape>;
}

/** A list that leaves out the rows that can't be read, and keeps the others. */
export const lenientArray = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.array(z.catch(z.nullable(row), null as never)),
    z.transform((rows) => rows.filter((one): one is NonNullable<typeof one> => one !== null)),
  );

/** Returns text without the space around it; undefined where nothing is left. */
export const trimToUndefined = (text: string | undefined): string | undefined => text?.trim() || undefined;
