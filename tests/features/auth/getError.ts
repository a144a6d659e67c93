import type * as z from 'zod/mini';

/** Returns what a form would say first of a value. */
export const getError = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
