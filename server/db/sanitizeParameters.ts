import type { CompiledQuery } from 'kysely';

/** Replaces characters that one of the engines can't store. */
export const sanitizeText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/**
 * Replaces characters in all texts of a query: PostgreSQL can't store zero bytes, and neither engine can store lone
 * surrogates. Both then store the same text, so that a store can move between them.
 */
export const sanitizeParameters = <R>(query: CompiledQuery<R>): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map((value) => (typeof value === 'string' ? sanitizeText(value) : value)),
});
