import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../schema.ts';

/** A revision for each cached list. */
export const listVersions: Migration = {
  async up(database: Kysely<Pick<Tables, 'list_versions'>>) {
    await database.schema
      .createTable('list_versions')
      .addColumn('list', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
    const initialRows = (['products', 'orders'] as const).map((list) => ({ list, version: 0 }));
    await database.insertInto('list_versions').values(initialRows).execute();
  },
};
