import { applyStockEdit } from '#contract/products/stockEdit.ts';
import { toCreation, toDeletion, toEdit } from '../../base/history.ts';
import type { ProductRepository } from '../../base/database.ts';
import { lockImages, recordEntry } from '../history/history.ts';
import { storeResult } from '../accounts/idempotencyKeys.ts';
import { removeListRows, writeListRow } from '../lists/listTable.ts';
import { productTable } from '../lists/listTables.ts';
import { createPageReader, type RowPosition, readBatches, ROWS_PER_BATCH } from '../lists/readRows.ts';
import { fromProduct, toProduct } from './productRow.ts';
import type { SqlDatabase, ProductRow } from '../schema.ts';
import { type RevisionNotifications, transactAndBumpRevisions } from '../transact.ts';
import { enqueueStockChange } from '../webhooks/orderWebhooks.ts';

async function* readProducts(database: SqlDatabase) {
  const newest = database
    .selectFrom('products')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_BATCH);
  const startAfter = (last: RowPosition) =>
    newest.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)));
  for await (const rows of readBatches((last) => (last ? startAfter(last) : newest).execute())) {
    yield rows.map(toProduct);
  }
}

/** An update that changes nothing locks the row on both engines. */
export const lockProduct = (transaction: SqlDatabase, id: string): Promise<ProductRow | undefined> =>
  transaction
    .updateTable('products')
    .set((eb) => ({ stock: eb.ref('stock') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export function createProductRepository(
  database: SqlDatabase,
  useTrigrams: boolean,
  notifications: RevisionNotifications,
): ProductRepository {
  const { readPage } = createPageReader<ProductRow>(database, productTable, useTrigrams);
  return {
    readBatches: () => readProducts(database),
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(toProduct) };
    },
    async find(id) {
      const row = await database.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toProduct(row);
    },
    async add(product, write, idempotentResult) {
      const row = fromProduct(product);
      await transactAndBumpRevisions(database, notifications, ['products'], async (transaction) => {
        await storeResult(transaction, idempotentResult);
        const added = await transaction
          .insertInto('products')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow();
        await writeListRow(transaction, productTable, added);
        await recordEntry(transaction, toCreation(product, write));
      });
    },
    async replace(product, before, edit, idempotentResult) {
      return transactAndBumpRevisions(database, notifications, ['products'], async (transaction) => {
        if (!(await lockImages(transaction, product._id, edit.restoredImages ?? []))) return false;
        const locked = await lockProduct(transaction, before._id);
        if (!locked || locked.updated_at !== (before.updatedAt ?? null)) return false;
        const stock = applyStockEdit(locked.stock, { stock: product.stock, stockBefore: edit.stockBefore });
        const replaced = await transaction
          .updateTable('products')
          .set(fromProduct({ ...product, stock }))
          .where('id', '=', before._id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await storeResult(transaction, idempotentResult);
        await writeListRow(transaction, productTable, replaced);
        const entry = toEdit(toProduct(locked), toProduct(replaced), edit);
        if (entry) await recordEntry(transaction, entry);
        await enqueueStockChange(transaction, locked, replaced, edit.at);
        return true;
      });
    },
    async remove(id, write, idempotentResult) {
      return transactAndBumpRevisions(database, notifications, ['products'], async (transaction) => {
        // The product before its list row, like other writes, to avoid deadlocks.
        const row = await transaction
          .deleteFrom('products')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        await removeListRows(transaction, productTable, [id]);
        const removed = toProduct(row);
        await storeResult(transaction, idempotentResult);
        await recordEntry(transaction, toDeletion(removed, write));
        return removed;
      });
    },
  };
}
