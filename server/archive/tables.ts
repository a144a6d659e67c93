import type { DerivedTables, StoredTables } from '../store/sql/schema.ts';

/**
 * Every table of the store but those that follow from others, those that others refer to first, with the columns of its
 * key. A table that is missing here does not compile, so none is left out of an archive.
 */
export const archivedTables: {
  [Name in keyof StoredTables]: readonly (keyof StoredTables[Name] & string)[];
} = {
  facts: ['name'],
  list_versions: ['list'],
  admins: ['id'],
  sessions: ['digest'],
  registrations: ['email', 'browser'],
  codes: ['hash'],
  reset_links: ['digest'],
  attempts: ['key'],
  idempotency_keys: ['admin_id', 'key'],
  products: ['id'],
  orders: ['id'],
  order_status_changes: ['order_id', 'place'],
};

/** The tables that follow from others: they are filled when the store opens. */
export const derivedTables: Record<keyof DerivedTables, true> = {
  product_list: true,
  order_list: true,
  product_images: true,
  order_sums: true,
  order_labels: true,
  list_indexes: true,
};

export const tableNames = Object.keys(archivedTables) as (keyof StoredTables)[];

/** A row as it is stored, of any table and engine. */
export type Row = Record<string, string | number | null>;
export type Rows = Record<string, Row>;
