import { expect, it } from 'vitest';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { openLists } from '#server/db/lists/openLists.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const seed = {
  products: generateProducts(20),
  orders: generateOrders(20),
};

it('rebuilds only lists whose rules have changed', async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  await opened.seedOnce(() => seed, 0);
  await opened.database
    .updateTable('list_indexes')
    .set({ definition: 'other rules' })
    .where('list', '=', 'orders')
    .execute();
  const rebuilt: string[] = [];
  for (let start = 0; start < 2; start += 1)
    await openLists(opened.database, (list) => void rebuilt.push(list));
  expect(rebuilt).toEqual(['orders']);
});
