import type * as z from 'zod/mini';

/** Returns the first error of a value. */
export const getFirstError = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
