// `npm run restore -- FILE`: see docs/decisions/0007-one-archive.md.
import { runArchiveCommand } from './runArchiveCommand.ts';
import { importStore } from '../archive/importStore.ts';
import { fillStore } from '../archive/configuredStore.ts';

await runArchiveCommand({
  name: 'restore',
  usage: 'npm run restore -- FILE',
  async run(file, settings) {
    const { rowCounts, imageCount } = await fillStore(settings, (store) => importStore(file, store));
    return `${rowCounts.products ?? 0} products, ${rowCounts.orders ?? 0} orders and ${imageCount} images are in the store. Everyone is signed out. See “After a restore” in docs/deployment.md for what may be back that had ended.`;
  },
});
