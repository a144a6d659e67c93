// `npm run backup -- FILE`, and `npm run export -- FILE`: see docs/decisions/0007-one-archive.md.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StartupError } from '../settings/startupError.ts';
import { runArchiveCommand } from './runArchiveCommand.ts';
import { exportStore } from '../archive/exportStore.ts';
import { readStore } from '../archive/configuredStore.ts';

await runArchiveCommand('backup', async (file, settings) => {
  if (existsSync(file)) throw new StartupError(`${file} already exists: choose another name.`);
  const { imageCount, missingIds } = await readStore(settings, file, (store) => exportStore(file, store));
  if (missingIds.length > 0) console.error(`Missing images: ${missingIds.join(', ')}`);
  const megabytes = (await stat(file)).size / 1e6;
  return `The store with ${imageCount} images is in ${file} (${megabytes.toFixed(1)} MB).`;
});
