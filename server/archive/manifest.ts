import * as z from 'zod/mini';
import { StartFailure } from '../startFailure.ts';
import { tableNames } from './tables.ts';

/** The first entry of an archive. */
export const MANIFEST = 'store.json';

const manifest = z.object({
  format: z.literal('counter-store'),
  version: z.literal(1),
  /** Of the schema that the rows are of. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** How many rows each table has, and how many pictures follow. */
  rows: z.record(z.string(), z.int()),
  pictures: z.int(),
});

export type Manifest = z.output<typeof manifest>;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Refuses what is no archive of a store, and one that only a newer Counter understands. */
export function readManifest(text: string, knownMigrations: readonly string[]): Manifest {
  const read = manifest.safeParse(jsonOf(text));
  if (!read.success) throw new StartFailure('This file is no archive of a Counter store.');
  const known = new Set<string>([...knownMigrations, ...tableNames]);
  const { migrations, rows } = read.data;
  if ([...migrations, ...Object.keys(rows)].some((name) => !known.has(name))) {
    throw new StartFailure('This archive was written by a newer version of Counter: update Counter first.');
  }
  return read.data;
}
