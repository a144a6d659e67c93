import type { Tables } from '../store/sql/schema.ts';

/**
 * What stands in an archive: every table of the store, those that others refer to first, with the columns that tell
 * its rows apart. A table that is missing here does not compile, so none is left behind.
 */
export const archivedTables: { [Name in keyof Tables]: readonly (keyof Tables[Name] & string)[] } = {
  facts: ['name'],
  list_versions: ['list'],
  admins: ['id'],
  sessions: ['digest'],
  registrations: ['email', 'browser'],
  codes: ['hash'],
  reset_links: ['digest'],
  attempts: ['key'],
  products: ['id'],
  orders: ['id'],
  order_status_changes: ['order_id', 'place'],
};

export const tableNames = Object.keys(archivedTables) as (keyof Tables)[];

/** A row as it is kept: the same for every table and every engine. */
export type Row = Record<string, string | number | null>;
export type Rows = Record<string, Row>;
