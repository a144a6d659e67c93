import type { DerivedTables, StoredTables, TransientTables } from '../db/schema.ts';

/**
 * Archived tables with their key columns, sorted so that referenced tables come first. A missing table is a type
 * error.
 */
export const archivedTables: {
  [Name in keyof StoredTables]: readonly (keyof StoredTables[Name] & string)[];
} = {
  facts: ['name'],
  list_versions: ['list'],
  admins: ['id'],
  sessions: ['digest'],
  devices: ['admin_id', 'digest'],
  passkeys: ['id'],
  recovery_codes: ['digest'],
  registrations: ['email', 'browser'],
  codes: ['hash'],
  reset_links: ['digest'],
  attempts: ['key'],
  idempotency_keys: ['admin_id', 'key'],
  list_views: ['id'],
  default_views: ['admin_id', 'list'],
  products: ['id'],
  orders: ['id'],
  store_details: ['id'],
  invoices: ['number'],
  history: ['id'],
  history_images: ['entry_id', 'public_id'],
  store_keys: ['id'],
  webhook_endpoints: ['id'],
  order_mails: ['template'],
};

/**
 * Tables whose rows a restore removes. A session, link or code that has ended since the backup must not work again, and a
 * registration can't be completed without its code.
 */
export const endedTables = [
  'sessions',
  'registrations',
  'codes',
  'reset_links',
] as const satisfies (keyof StoredTables)[];

/** Tables that are rebuilt when the store opens. */
export const derivedTables: Record<keyof DerivedTables, true> = {
  products_list: true,
  orders_list: true,
  customers_list: true,
  history_list: true,
  customers: true,
  product_images: true,
  order_sums: true,
  order_sum_builds: true,
  order_labels: true,
  list_indexes: true,
};

/**
 * Tables that no archive contains. An email must not be sent again from a restored backup, and contains a code. A used
 * challenge must not be valid again. A storefront must not get the events of a backup's time again.
 */
export const transientTables: Record<keyof TransientTables, true> = {
  mail_outbox: true,
  mail_outbox_orders: true,
  passkey_challenges: true,
  webhook_deliveries: true,
};

export const archivedTableNames = Object.keys(archivedTables);

/** A stored row of any table and engine. */
export type UntypedRow = Record<string, string | number | null>;
export type UntypedTables = Record<string, UntypedRow>;
