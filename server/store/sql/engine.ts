import type { CompiledQuery, Dialect } from 'kysely';

/** Where the rows are: `sqlite.ts` in a file of this process, `postgres.ts` on a server that several share. */
export type Engine = {
  dialect: Dialect;
  /**
   * Another value after every write, by this process or by one beside it, for next to nothing: what was read before is
   * true while it stays the same. It is found after the question, never before. Undefined where the database is as far
   * away for this question as for any other.
   */
  stamp: (() => Promise<string>) | undefined;
};

const asText = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;

/**
 * PostgreSQL keeps no zero byte and neither engine half a character. Both get the same text instead, so that a store
 * that moves from one to the other stays what it is.
 */
export const storable = <R>(query: CompiledQuery<R>): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map(asText),
});
