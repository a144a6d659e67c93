import type { ProductStore } from '../port.ts';
import { fromProduct, imageIds, toProduct } from './productRow.ts';
import { type Place, readBatches, ROWS_PER_BATCH } from './readBatches.ts';
import type { Database } from './schema.ts';
import { type RevisionNotices, transactAndBumpRevision } from './transact.ts';

export function sqlProducts(database: Database, notices: RevisionNotices): ProductStore {
  return {
    async *batches() {
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
    },
    async find(id) {
      const row = await database.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toProduct(row);
    },
    async add(product) {
      const row = fromProduct(product);
      await transactAndBumpRevision(database, notices, 'products', (transaction) =>
        transaction.insertInto('products').values(row).execute(),
      );
    },
    async replace(product, before) {
      const replaced = await transactAndBumpRevision(database, notices, 'products', (transaction) =>
        transaction
          .updateTable('products')
          .set(fromProduct(product))
          .where('id', '=', before._id)
          .where('updated_at', 'is not distinct from', before.updatedAt ?? null)
          .returning('id')
          .executeTakeFirst(),
      );
      return replaced !== undefined;
    },
    async remove(id) {
      const removed = await transactAndBumpRevision(database, notices, 'products', (transaction) =>
        transaction.deleteFrom('products').where('id', '=', id).returningAll().executeTakeFirst(),
      );
      return removed && toProduct(removed);
    },
    async imagesInUse() {
      const rows = await database.selectFrom('products').select('images').execute();
      return new Set(rows.flatMap(({ images }) => imageIds(images)));
    },
  };
}
