// `npm run restore -- FILE`, and `npm run import -- FILE`: see docs/decisions/0007-one-archive.md.
import { runCommand } from './command.ts';
import { importStore } from './importStore.ts';
import { fillStore } from './storeOfSettings.ts';

await runCommand('restore', async (file, settings) => {
  const { rows, pictures } = await fillStore(settings, (store) => importStore(file, store));
  return `${rows.products ?? 0} products, ${rows.orders ?? 0} orders and ${pictures} pictures are in the store.`;
});
