import type { Tables } from '../store/sql/schema.ts';

/**
 * Every table of the store, those that others refer to first, with the columns of its key. A table that is missing here
 * does not compile, so none is left out of an archive.
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

/** A row as it is stored, of any table and engine. */
export type Row = Record<string, string | number | null>;
export type Rows = Record<string, Row>;
