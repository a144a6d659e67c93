import type { Database } from '../schema.ts';

/** Rows of another table that are derived from the rows of a list. */
export type LinkedRows<Row> = {
  /** Starts with an empty table. */
  clear(transaction: Database): Promise<void>;
  remove(transaction: Database, id: string): Promise<void>;
  add(transaction: Database, rows: readonly Row[]): Promise<void>;
};
