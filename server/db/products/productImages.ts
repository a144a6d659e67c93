import { sql } from 'kysely';
import { parseImageIds } from './productRow.ts';
import type { SqlDatabase, ProductRow } from '../schema.ts';
import type { LinkedRows } from '../lists/listTable.ts';

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 5000;

/** The images of each product, to find out which images are in use. */
export const productImages: LinkedRows<Pick<ProductRow, 'id' | 'images'>> = {
  async clear(transaction) {
    await transaction.deleteFrom('product_images').execute();
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('product_images').where('product_id', '=', id).execute();
  },
  async add(transaction, rows) {
    const values = rows.flatMap(({ id, images }) =>
      [...new Set(parseImageIds(images))].map((publicId) => ({ public_id: publicId, product_id: id })),
    );
    // Products of other backends may have more images than the form allows.
    for (let start = 0; start < values.length; start += ROWS_PER_STATEMENT) {
      const chunk = values.slice(start, start + ROWS_PER_STATEMENT);
      await transaction.insertInto('product_images').values(chunk).execute();
    }
  },
};

/**
 * Returns the publicIds that a product, an earlier version or the store's logo uses. `exists` stops at the first of the
 * products that share an image.
 */
export async function findUsedImageIds(
  database: SqlDatabase,
  publicIds: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < publicIds.length; start += ROWS_PER_STATEMENT) {
    const chunk = publicIds.slice(start, start + ROWS_PER_STATEMENT).map((id) => sql`(${id})`);
    const { rows } = await sql<{ public_id: string }>`
      with candidates(public_id) as (values ${sql.join(chunk)})
      select public_id from candidates where exists
        (select 1 from product_images used where used.public_id = candidates.public_id)
        or exists (select 1 from history_images kept where kept.public_id = candidates.public_id)
        or exists (select 1 from store_details where logo_id = candidates.public_id)`.execute(database);
    for (const { public_id } of rows) used.add(public_id);
  }
  return used;
}
