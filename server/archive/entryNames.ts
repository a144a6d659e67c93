import { archivedTableNames } from './tables.ts';

// An archive starts with the manifest, followed by rows as newline-delimited JSON and images as files.

const IMAGE_ENTRY = /^uploads\/([\w-]+)\.webp$/;
const CHUNK_ENTRY = /^tables\/(\w+)\/\d+\.ndjson$/;

export const formatImageEntry = (publicId: string) => `uploads/${publicId}.webp`;
export const formatChunkEntry = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(5, '0')}.ndjson`;

export type EntryKind = { image: string } | { table: string } | undefined;

/** Parses the name of an entry. Ignores unknown names, so that a name can't be used as a path. */
export function parseEntryName(name: string): EntryKind {
  const image = IMAGE_ENTRY.exec(name)?.[1];
  if (image !== undefined) return { image };
  const table = archivedTableNames.find((tableName) => tableName === CHUNK_ENTRY.exec(name)?.[1]);
  return table === undefined ? undefined : { table };
}
