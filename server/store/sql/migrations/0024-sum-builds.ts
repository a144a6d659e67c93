import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';

const SUMS = ['orders', 'counted', 'revenue', 'pieces', 'unpriced'];
const KEYS = ['dimension', 'day', 'key', 'currency'];

/**
 * The sums of reports get a build number, so that those of a new time zone can be added up while reports still read those
 * of the one before. Existing sums become the first build.
 */
export const sumBuilds: Migration = {
  async up(database) {
    await database.schema
      .createTable('order_sum_builds')
      .addColumn('build', 'integer', (column) => column.primaryKey())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('zone_data', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('is_complete', 'integer', (column) => column.notNull())
      .addColumn('last_created_at', 'text', (column) => column.notNull())
      .addColumn('last_id', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into order_sum_builds
      select 1, sums_zone, coalesce(sums_zone_data, ''), sums_version, 1, '', '' from list_indexes
      where list = 'orders' and sums_zone is not null and sums_version is not null`.execute(database);
    for (const column of ['sums_version', 'sums_zone', 'sums_zone_data'])
      await database.schema.alterTable('list_indexes').dropColumn(column).execute();

    await database.schema
      .createIndex('invoices_without_time_zone')
      .on('invoices')
      .column('number')
      .where(sql.ref('time_zone'), 'is', null)
      .execute();

    await database.schema.alterTable('order_sums').renameTo('order_sums_before').execute();
    let table = database.schema
      .createTable('order_sums')
      .addColumn('build', 'integer', (column) => column.notNull());
    for (const key of KEYS) table = table.addColumn(key, 'text', (column) => column.notNull());
    for (const sum of SUMS) table = table.addColumn(sum, 'bigint', (column) => column.notNull());
    table = table.addPrimaryKeyConstraint('order_sums_by_build_pk', ['build', ...KEYS] as never[]);
    await (getEngine(database) === 'postgres' ? table : table.modifyEnd(sql`without rowid`)).execute();
    const columns = sql.join([...KEYS, ...SUMS].map((column) => sql.ref(column)));
    await sql`insert into order_sums (build, ${columns}) select 1, ${columns} from order_sums_before`.execute(
      database,
    );
    await database.schema.dropTable('order_sums_before').execute();
  },
};
