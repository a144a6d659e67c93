import type { Kysely } from 'kysely';
import { type Entry, writeArchive } from './archiveFile.ts';
import type { ArchiveImages } from './archiveImages.ts';
import { formatImageEntry } from './entryNames.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';
import type { UntypedTables } from './tables.ts';

export type ArchivedStore = { database: Kysely<UntypedTables>; images: ArchiveImages };

export type ExportResult = { images: number; missing: string[] };

async function* createEntries(
  snapshot: Snapshot,
  imageIds: readonly string[],
  images: ArchiveImages,
): AsyncGenerator<Entry> {
  yield* snapshot.entries(imageIds.length);
  for (const publicId of imageIds) {
    yield { name: formatImageEntry(publicId), bytes: await images.read(publicId) };
  }
}

/**
 * Pins the images of a snapshot. Servers remove a product before its images. So if an image is missing that was there
 * when the snapshot was taken, the snapshot is outdated, and `isConsistent` is false.
 */
async function pinImages({ imageIds }: Snapshot, images: ArchiveImages, missingBefore: Set<string>) {
  const pinnedIds: string[] = [];
  const missingIds: string[] = [];
  for (const publicId of [...imageIds].toSorted()) {
    ((await images.pin(publicId)) ? pinnedIds : missingIds).push(publicId);
  }
  const isConsistent = missingIds.every((publicId) => missingBefore.has(publicId));
  for (const publicId of missingIds) missingBefore.add(publicId);
  return { pinnedIds, missingIds, isConsistent };
}

/** Writes a consistent snapshot of all rows and images to a file. A server may keep writing to the store. */
export async function exportStore(path: string, { database, images }: ArchivedStore): Promise<ExportResult> {
  const missingBefore = new Set<string>();
  try {
    for (;;) {
      const exported = await withSnapshot(database, async (snapshot) => {
        const { pinnedIds, missingIds, isConsistent } = await pinImages(snapshot, images, missingBefore);
        if (!isConsistent) return undefined;
        await writeArchive(path, createEntries(snapshot, pinnedIds, images));
        return { images: pinnedIds.length, missing: missingIds };
      });
      if (exported) return exported;
    }
  } finally {
    await images.unpin();
  }
}
