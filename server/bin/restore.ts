// `npm run restore -- FILE`, and `npm run import -- FILE`: see docs/decisions/0007-one-archive.md.
import { runArchiveCommand } from './runArchiveCommand.ts';
import { importStore } from '../archive/importStore.ts';
import { fillStore } from '../archive/configuredStore.ts';

await runArchiveCommand('restore', async (file, settings) => {
  const { rows, images } = await fillStore(settings, (store) => importStore(file, store));
  return `${rows.products ?? 0} products, ${rows.orders ?? 0} orders and ${images} images are in the store.`;
});
