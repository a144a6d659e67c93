import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Entry } from './archiveFile.ts';
import { parseEntryName } from './entryNames.ts';

/** The last entry of an archive. Archives of older versions lack it. */
export const CHECKSUMS_NAME = 'checksums.json';

const checksumsSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  /** SHA-256 of each image by its id. */
  images: z.record(z.string(), z.string()),
});

/** SHA-256 of all rows of each table that has any, and of each image. */
export type Checksums = z.output<typeof checksumsSchema>;

const NEWLINE = 10;
const countLines = (bytes: Uint8Array) => bytes.reduce((count, byte) => count + Number(byte === NEWLINE), 0);

/** Computes the checksums of entries that are added in the order of the archive. */
export function createChecksumBuilder() {
  const tables = new Map<string, { rows: number; hash: Hash }>();
  const images = new Map<string, string>();
  return {
    add({ name, bytes }: Entry): void {
      const kind = parseEntryName(name);
      if (!kind) return;
      if ('image' in kind) {
        images.set(kind.image, createHash('sha256').update(bytes).digest('hex'));
        return;
      }
      const { rows, hash } = tables.get(kind.table) ?? { rows: 0, hash: createHash('sha256') };
      tables.set(kind.table, { rows: rows + countLines(bytes), hash: hash.update(bytes) });
    },
    build: (): Checksums => ({
      tables: Object.fromEntries(
        Array.from(tables, ([name, { rows, hash }]) => [name, { rows, sha256: hash.copy().digest('hex') }]),
      ),
      images: Object.fromEntries(images),
    }),
  };
}

/** Parses the last entry of an archive. Returns undefined for other entries. */
export function parseChecksums({ name, bytes }: Entry): Checksums | undefined {
  if (name !== CHECKSUMS_NAME) return undefined;
  return checksumsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

const describeRows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

const getNames = (one: object, other: object) => Object.keys({ ...one, ...other });

/** Describes each table and image whose content differs from the expected one. */
export function findDifferences(expected: Checksums, actual: Checksums): string[] {
  const tables = getNames(expected.tables, actual.tables).flatMap((name) => {
    const [wanted, found] = [expected.tables[name], actual.tables[name]];
    const [wantedRows, foundRows] = [wanted?.rows ?? 0, found?.rows ?? 0];
    if (wantedRows !== foundRows) return [`${name} has ${describeRows(foundRows)} instead of ${wantedRows}`];
    return wanted?.sha256 === found?.sha256 ? [] : [`rows of ${name} have changed`];
  });
  const images = getNames(expected.images, actual.images).flatMap((id) => {
    const [wanted, found] = [expected.images[id], actual.images[id]];
    if (found === undefined) return [`the image ${id} is missing`];
    if (wanted === undefined) return [`the image ${id} was added`];
    return wanted === found ? [] : [`the image ${id} has changed`];
  });
  return [...tables, ...images];
}
