import type { CompiledQuery } from 'kysely';

/** Returns a text as both engines can store it. */
export const sanitizeText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/**
 * Replaces what an engine can't store: PostgreSQL has no zero bytes, and neither has lone surrogates. Both store
 * the same text, so that a store can move between them.
 */
export const sanitizeParameters = <R>(query: CompiledQuery<R>): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map((value) => (typeof value === 'string' ? sanitizeText(value) : value)),
});
