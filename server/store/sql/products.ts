import type { ProductStore } from '../port.ts';
import { fromProduct, imageIds, toProduct } from './productRow.ts';
import type { Database } from './schema.ts';
import { transactAndBumpRevision } from './transact.ts';

export function sqlProducts(database: Database): ProductStore {
  return {
    async all() {
      const newest = database
        .selectFrom('products')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      return (await newest.execute()).map(toProduct);
    },
    async find(id) {
      const row = await database.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toProduct(row);
    },
    async add(product) {
      const row = fromProduct(product);
      await transactAndBumpRevision(database, 'products', (transaction) =>
        transaction.insertInto('products').values(row).execute(),
      );
    },
    async replace(product, before) {
      const replaced = await transactAndBumpRevision(database, 'products', (transaction) =>
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
      const removed = await transactAndBumpRevision(database, 'products', (transaction) =>
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
