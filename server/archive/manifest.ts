import * as z from 'zod/mini';
import { StartupError } from '../settings/startupError.ts';
import { areFromTrial } from '../db/migrations/migrate.ts';
import { archivedTableNames } from './tables.ts';

export const MANIFEST_NAME = 'store.json';

const manifestSchema = z.object({
  format: z.literal('counter-store'),
  version: z.literal(1),
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The number of rows in each table. */
  rows: z.record(z.string(), z.int()),
  /** The number of images. */
  pictures: z.int(),
});

export type Manifest = z.output<typeof manifestSchema>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a manifest. Throws if the file is not an archive, or was written by a newer version of Counter. */
export function parseManifest(text: string, knownMigrations: readonly string[]): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new StartupError('This file is not an archive of a Counter store.');
  const knownNames = new Set<string>([...knownMigrations, ...archivedTableNames]);
  const { migrations, rows } = parsed.data;
  if (areFromTrial(migrations))
    throw new StartupError("This archive was made by a trial version of Counter and can't be imported.");
  if ([...migrations, ...Object.keys(rows)].some((name) => !knownNames.has(name))) {
    throw new StartupError('This archive was written by a newer version of Counter: update Counter first.');
  }
  return parsed.data;
}
