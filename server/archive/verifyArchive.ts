import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../settings/startupError.ts';
import { type Checksums, findDifferences } from './checksums.ts';
import { fillEmbeddedStore } from './embeddedStore.ts';
import { readChecksums } from './exportStore.ts';
import { type ArchiveContents, importArchive, readContents, updateImported } from './importStore.ts';

const MAX_DIFFERENCES_SHOWN = 20;

function assertNone(problem: string, differences: string[]): void {
  if (differences.length === 0) return;
  const more = differences.length - MAX_DIFFERENCES_SHOWN;
  const shown = differences.slice(0, MAX_DIFFERENCES_SHOWN).join('; ');
  throw new StartupError(`${problem}: ${shown}${more > 0 ? `; and ${more} more` : ''}.`);
}

/** Compares the numbers of rows and images with those at the start of the archive. */
function findMissing({ manifest, checksums }: ArchiveContents): string[] {
  const tables = Object.entries(manifest.rows).flatMap(([name, expected]) => {
    const found = checksums.tables[name]?.rows ?? 0;
    return found === expected ? [] : [`${name} has ${found} of ${expected} rows`];
  });
  const images = Object.keys(checksums.images).length;
  return images === manifest.pictures
    ? tables
    : [...tables, `${images} of ${manifest.pictures} images are there`];
}

/** Restores an archive into a temporary SQLite store and returns the checksums of what that store then contains. */
async function restoreToScratch(path: string): Promise<Checksums> {
  const folder = await mkdtemp(join(tmpdir(), 'counter-verify-'));
  try {
    return await fillEmbeddedStore(join(folder, 'data'), async (store) => {
      await importArchive(path, store);
      const checksums = await readChecksums(store);
      await updateImported(store);
      return checksums;
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The backup can't be restored into ${folder}: ${text}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Proves that an archive can be restored without a change: reads it completely, compares it with the checksums of the
 * store it was made from, and restores it into a temporary store. Throws a StartupError that lists what is damaged.
 * `source` are the checksums of the store, if the archive was just made.
 */
export async function verifyArchive(path: string, source?: Checksums): Promise<ArchiveContents> {
  const contents = await readContents(path);
  const { checksums, recorded } = contents;
  const damage = recorded ? findDifferences(recorded, checksums) : findMissing(contents);
  assertNone('The backup is damaged', damage);
  if (source) assertNone('The backup differs from the store', findDifferences(source, checksums));
  assertNone(
    'The restored store differs from the backup',
    findDifferences(checksums, await restoreToScratch(path)),
  );
  return contents;
}
