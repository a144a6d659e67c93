// A process that kills itself during a migration.
import { Kysely } from 'kysely';
import { createSqliteDialect } from '#server/store/sql/sqlite.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { migrate, migrations } from '#server/store/sql/migrate.ts';
import type { Tables } from '#server/store/sql/schema.ts';

const [, , file = '', step = ''] = process.argv;

const die = { up: async () => void process.kill(process.pid, 'SIGKILL') };
const half = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.createTable('half').addColumn('id', 'text').execute();
    await die.up();
  },
};

// 'lists': after the migrations, while the lists are filled.
if (step === 'lists') await openStore(createSqliteDialect(file), { onListProgress: die.up });

const database = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
// 'first': before the first migration is committed. 'second': during a later migration.
if (step === 'second') await migrate(database);
await migrate(database, { ...migrations, '9998-half': step === 'first' ? die : half });
