import type { Kysely } from 'kysely';
import { type Entry, writeArchive } from './archiveFile.ts';
import { pictureEntry } from './entryNames.ts';
import type { PictureShelf } from './pictureShelf.ts';
import { atOneMoment, type Snapshot } from './snapshot.ts';
import type { Rows } from './tables.ts';

export type ArchivedStore = { database: Kysely<Rows>; shelf: PictureShelf };

export type Exported = { pictures: number; missing: string[] };

async function* entriesOf(
  snapshot: Snapshot,
  held: readonly string[],
  shelf: PictureShelf,
): AsyncGenerator<Entry> {
  yield* snapshot.entries(held.length);
  for (const publicId of held) yield { name: pictureEntry(publicId), bytes: await shelf.read(publicId) };
}

/**
 * Holds the pictures of these rows. A server keeps a picture from before its row is there until after it is gone, so
 * one that is missing belongs to a row that was removed since; or it is really lost, if it was missing before.
 */
async function holdAll({ pictures }: Snapshot, shelf: PictureShelf, missedBefore: Set<string>) {
  const held: string[] = [];
  const missing: string[] = [];
  for (const publicId of [...pictures].toSorted()) {
    ((await shelf.hold(publicId)) ? held : missing).push(publicId);
  }
  const isOfOneMoment = missing.every((publicId) => missedBefore.has(publicId));
  for (const publicId of missing) missedBefore.add(publicId);
  return { held, missing, isOfOneMoment };
}

/** Writes all rows and pictures to one file, of one moment, while a server may go on writing. */
export async function exportStore(path: string, { database, shelf }: ArchivedStore): Promise<Exported> {
  const missed = new Set<string>();
  try {
    for (;;) {
      const exported = await atOneMoment(database, async (snapshot) => {
        const { held, missing, isOfOneMoment } = await holdAll(snapshot, shelf, missed);
        if (!isOfOneMoment) return undefined;
        await writeArchive(path, entriesOf(snapshot, held, shelf));
        return { pictures: held.length, missing };
      });
      if (exported) return exported;
    }
  } finally {
    await shelf.release();
  }
}
