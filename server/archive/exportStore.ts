import type { Kysely } from 'kysely';
import { type Entry, writeArchive } from './archiveFile.ts';
import type { ArchiveImages } from './archiveImages.ts';
import { formatImageEntry } from './entryNames.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';
import type { Rows } from './tables.ts';

export type ArchivedStore = { database: Kysely<Rows>; images: ArchiveImages };

export type ExportResult = { images: number; missing: string[] };

async function* createEntries(
  snapshot: Snapshot,
  pinned: readonly string[],
  images: ArchiveImages,
): AsyncGenerator<Entry> {
  yield* snapshot.entries(pinned.length);
  for (const publicId of pinned) {
    yield { name: formatImageEntry(publicId), bytes: await images.read(publicId) };
  }
}

/**
 * Pins the images of a snapshot's rows. The server removes a row before its image, so a missing image means that
 * the row is gone too, unless the image was missing before.
 */
async function pinImages({ imageIds }: Snapshot, images: ArchiveImages, missingBefore: Set<string>) {
  const pinned: string[] = [];
  const missing: string[] = [];
  for (const publicId of [...imageIds].toSorted()) {
    ((await images.pin(publicId)) ? pinned : missing).push(publicId);
  }
  const isConsistent = missing.every((publicId) => missingBefore.has(publicId));
  for (const publicId of missing) missingBefore.add(publicId);
  return { pinned, missing, isConsistent };
}

/** Writes a consistent snapshot of all rows and images to a file. A server may keep writing to the store. */
export async function exportStore(path: string, { database, images }: ArchivedStore): Promise<ExportResult> {
  const missingBefore = new Set<string>();
  try {
    for (;;) {
      const exported = await withSnapshot(database, async (snapshot) => {
        const { pinned, missing, isConsistent } = await pinImages(snapshot, images, missingBefore);
        if (!isConsistent) return undefined;
        await writeArchive(path, createEntries(snapshot, pinned, images));
        return { images: pinned.length, missing };
      });
      if (exported) return exported;
    }
  } finally {
    await images.unpin();
  }
}
