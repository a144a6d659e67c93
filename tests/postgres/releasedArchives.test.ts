import { expect, describe, inject, it, onTestFinished } from 'vitest';
import { join } from 'node:path';
import { fillStore } from '#server/archive/configuredStore.ts';
import { importStore } from '#server/archive/importStore.ts';
import { endedTables } from '#server/archive/tables.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPostgresDialect } from '#server/db/postgres.ts';
import { readSettings } from '#server/settings/settings.ts';
import { expectReleasedRows, getArchivePath, releasedVersions } from '../server/db/releasedVersions.ts';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';
import { createEmptyDatabase } from './databases.ts';

async function open(url: string) {
  const opened = await openDatabase(createPostgresDialect(url), {
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  });
  onTestFinished(opened.close);
  return opened;
}

/** Describes tables with their columns in any order. */
async function describeSchema({ database }: Awaited<ReturnType<typeof open>>) {
  const tables = await database.introspection.getTables();
  return tables
    .flatMap(({ name, columns }) => columns.map((column) => `${name} ${JSON.stringify(column)}`))
    .toSorted();
}

// The settings name a PostgreSQL server.
describe.skipIf(inject('postgres')?.kind !== 'server')('a store on PostgreSQL', () => {
  // An import creates the schema of the archive's version, fills it, and then runs the later migrations.
  it.each(releasedVersions)('of %s is updated to the schema of a new one', async (version) => {
    const DATABASE_URL = await createEmptyDatabase();
    const settings = readSettings({ DATABASE_URL, DATA_DIR: join(createTemporaryFolder(), 'data') });
    const { rowCounts } = await fillStore(settings, (store) => importStore(getArchivePath(version), store));
    const updated = await open(DATABASE_URL);
    expect(await describeSchema(updated)).toEqual(
      await describeSchema(await open(await createEmptyDatabase())),
    );
    const lasting = Object.keys(rowCounts).filter((table) => !endedTables.some((one) => one === table));
    await expectReleasedRows(updated, lasting);
  });
});
