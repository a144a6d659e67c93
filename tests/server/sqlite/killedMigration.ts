// A process that kills itself during a migration.
import { Kysely } from 'kysely';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { migrate, migrations } from '#server/db/migrations/migrate.ts';
import type { Tables } from '#server/db/schema.ts';

const [, , file = '', step = ''] = process.argv;

const die = { up: async () => void process.kill(process.pid, 'SIGKILL') };
const half = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.createTable('half').addColumn('id', 'text').execute();
    await die.up();
  },
};

// 'lists': after the migrations, while the lists are filled.
if (step === 'lists') await openDatabase(createSqliteDialect(file), { onListProgress: die.up });

const database = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
// 'first': before the first migration is committed. 'second': during a later migration.
if (step === 'second') await migrate(database);
await migrate(database, { ...migrations, '9998-half': step === 'first' ? die : half });
