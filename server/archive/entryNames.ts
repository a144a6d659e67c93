import type { Tables } from '../store/sql/schema.ts';
import { tableNames } from './tables.ts';

// The names of an archive's entries after the manifest. Whoever unpacks it by hand finds rows as lines of JSON, and
// pictures as files.

const PICTURE = /^uploads\/([\w-]+)\.webp$/;
const CHUNK = /^tables\/(\w+)\/\d+\.ndjson$/;

export const pictureEntry = (publicId: string) => `uploads/${publicId}.webp`;
export const chunkEntry = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(5, '0')}.ndjson`;

export type EntryKind = { picture: string } | { table: keyof Tables } | undefined;

/** What an entry holds; nothing else is read, so that a name can't lead anywhere. */
export function kindOf(name: string): EntryKind {
  const picture = PICTURE.exec(name)?.[1];
  if (picture !== undefined) return { picture };
  const table = tableNames.find((one) => one === CHUNK.exec(name)?.[1]);
  return table && { table };
}
