import type { CompiledQuery } from 'kysely';

const sanitizeText = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;

/**
 * Replaces what an engine can't store: PostgreSQL stores no zero byte and neither engine half a character. Both get the
 * same text instead, so that a store that moves from one to the other stays the same.
 */
export const sanitizeParameters = <R>(query: CompiledQuery<R>): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map(sanitizeText),
});
