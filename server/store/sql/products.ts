import type { ProductStore } from '../store.ts';
import { storeAnswer } from './idempotencyKeys.ts';
import { findUsedImages, productTable, removeListRow, writeListRow } from './lists/listTables.ts';
import { createPageReader, type Place, readBatches, ROWS_PER_BATCH } from './lists/readRows.ts';
import { fromProduct, toProduct } from './productRow.ts';
import type { Database, ProductRow } from './schema.ts';
import { type RevisionNotices, transactAndBumpRevision } from './transact.ts';

async function* readProducts(database: Database) {
  const newest = database
    .selectFrom('products')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_BATCH);
  const startAfter = (last: Place) =>
    newest.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)));
  for await (const rows of readBatches((last) => (last ? startAfter(last) : newest).execute())) {
    yield rows.map(toProduct);
  }
}

export function sqlProducts(
  database: Database,
  useTrigrams: boolean,
  notices: RevisionNotices,
): ProductStore {
  const readPage = createPageReader<ProductRow>(database, productTable, useTrigrams);
  return {
    batches: () => readProducts(database),
    async page(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(toProduct) };
    },
    async find(id) {
      const row = await database.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toProduct(row);
    },
    async add(product, keyed) {
      const row = fromProduct(product);
      await transactAndBumpRevision(database, notices, 'products', async (transaction) => {
        await storeAnswer(transaction, keyed);
        const added = await transaction
          .insertInto('products')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow();
        await writeListRow(transaction, productTable, added);
      });
    },
    async replace(product, before, keyed) {
      return transactAndBumpRevision(database, notices, 'products', async (transaction) => {
        const replaced = await transaction
          .updateTable('products')
          .set(fromProduct(product))
          .where('id', '=', before._id)
          .where('updated_at', 'is not distinct from', before.updatedAt ?? null)
          .returningAll()
          .executeTakeFirst();
        if (!replaced) return false;
        await storeAnswer(transaction, keyed);
        await writeListRow(transaction, productTable, replaced);
        return true;
      });
    },
    async remove(id, keyed) {
      const removed = await transactAndBumpRevision(database, notices, 'products', async (transaction) => {
        await removeListRow(transaction, productTable, id);
        const row = await transaction
          .deleteFrom('products')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (row) await storeAnswer(transaction, keyed);
        return row;
      });
      return removed && toProduct(removed);
    },
    imagesInUse: (publicIds) => findUsedImages(database, publicIds),
  };
}
