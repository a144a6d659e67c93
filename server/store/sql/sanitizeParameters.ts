import type { CompiledQuery } from 'kysely';

/** Returns a text as an engine stores it. */
export const sanitizeText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/**
 * Replaces what an engine can't store: PostgreSQL stores no zero byte and neither engine half a character. Both get the
 * same text instead, so that a store that moves from one to the other stays the same.
 */
export const sanitizeParameters = <R>(query: CompiledQuery<R>): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map((value) => (typeof value === 'string' ? sanitizeText(value) : value)),
});
