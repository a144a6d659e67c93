// `npm run backup -- FILE`: see docs/decisions/0007-one-archive.md.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { runArchiveCommand } from './runArchiveCommand.ts';
import type { Checksums } from '../archive/checksums.ts';
import { exportStore } from '../archive/exportStore.ts';
import { readStore } from '../archive/configuredStore.ts';
import { verifyArchive } from '../archive/verifyArchive.ts';

async function makeBackup(file: string, settings: Settings): Promise<Checksums> {
  if (existsSync(file)) throw new StartupError(`${file} already exists: choose another name.`);
  const exported = await readStore(settings, file, (store) => exportStore(file, store));
  const { imageCount, missingIds, checksums } = exported;
  if (missingIds.length > 0) console.error(`Missing images: ${missingIds.join(', ')}`);
  const megabytes = (await stat(file)).size / 1e6;
  console.log(`The store with ${imageCount} images is in ${file} (${megabytes.toFixed(1)} MB).`);
  return checksums;
}

async function verifyBackup(file: string, source?: Checksums): Promise<string> {
  const { checksums, recorded } = await verifyArchive(file, source);
  const tables = Object.values(checksums.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const images = Object.keys(checksums.images).length;
  const restored = `${rows} rows in ${tables.length} tables and ${images} images`;
  const note = recorded
    ? ''
    : ' It was made by an older version without checksums: only its counts were compared.';
  return `The backup is complete. Restored into a temporary store, it gave the same ${restored}.${note}`;
}

await runArchiveCommand({
  name: 'backup',
  usage:
    'npm run backup -- FILE, or with --verify to check an existing FILE, or with --no-verify not to check the new one',
  options: ['verify'],
  async run(file, settings, { verify }) {
    if (verify === true) return verifyBackup(file);
    const source = await makeBackup(file, settings);
    return verify === false ? 'The backup was not checked.' : verifyBackup(file, source);
  },
});
