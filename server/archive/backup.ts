// `npm run backup -- FILE`, and `npm run export -- FILE`: see docs/decisions/0007-one-archive.md.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StartFailure } from '../startFailure.ts';
import { runCommand } from './command.ts';
import { exportStore } from './exportStore.ts';
import { readStore } from './storeOfSettings.ts';

await runCommand('backup', async (file, settings) => {
  if (existsSync(file)) throw new StartFailure(`${file} is there already: name a new file.`);
  const { pictures, missing } = await readStore(settings, file, (store) => exportStore(file, store));
  if (missing.length > 0) console.error(`Pictures that the store has lost: ${missing.join(', ')}`);
  const megabytes = (await stat(file)).size / 1e6;
  return `The store with ${pictures} pictures is in ${file} (${megabytes.toFixed(1)} MB).`;
});
