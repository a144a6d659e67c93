// Run as a process of its own by storeFile.test.ts and oldLists.test.ts: it dies in the middle of a migration.
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

// 'lists': the migrations are done, and the lists half filled.
if (step === 'lists') await openStore(createSqliteDialect(file), { onListProgress: die.up });

const database = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
// 'first': the tables of the first version are made, not committed. 'second': a later version is half done.
if (step === 'second') await migrate(database);
await migrate(database, { ...migrations, '9998-half': step === 'first' ? die : half });
