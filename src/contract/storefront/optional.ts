import * as z from 'zod/mini';
import { isBlank } from '../text/cleanText.ts';

/** Reads null and a blank text as missing. */
export const blankToMissing = z.transform((value: unknown): unknown =>
  value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
);

type Optional<Schema extends z.ZodMiniType> = z.ZodMiniType<
  z.output<Schema> | undefined,
  z.input<Schema> | null | undefined
>;

/** Makes a field of the Store API optional: missing, null or blank, because storefronts send the fields of a form as they are. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Optional<Schema>> =>
  z.optional(z.pipe(blankToMissing, z.optional(schema)) as unknown as Optional<Schema>);
