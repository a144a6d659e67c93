import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { knownFolder } from '../../scripts/pictureFiles.mjs';

// To unpack two pictures takes longer than to take one. What was once found to be the same pixel for pixel is known by the
// bytes of both, and stays so: an empty file for each pair.
const knownFile = (committed: Buffer, png: Buffer) =>
  path.join(knownFolder, createHash('sha256').update(committed).update(png).digest('hex'));

export const isKnownSame = (committed: Buffer, png: Buffer) => existsSync(knownFile(committed, png));

export async function rememberSame(committed: Buffer, png: Buffer) {
  await mkdir(knownFolder, { recursive: true });
  await writeFile(knownFile(committed, png), '');
}
