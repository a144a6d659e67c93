import { sql } from 'kysely';
import type { Database, ProductRow } from '../schema.ts';
import { imageIds } from '../productRow.ts';
import type { LinkedRows } from './listTable.ts';

/** The images of each product, so that nobody has to read all products to tell whether one is in use. */
export const productImages: LinkedRows<Pick<ProductRow, 'id' | 'images'>> = {
  async clear(transaction) {
    await transaction.deleteFrom('product_images').execute();
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('product_images').where('product_id', '=', id).execute();
  },
  async add(transaction, rows) {
    const values = rows.flatMap(({ id, images }) =>
      [...new Set(imageIds(images))].map((publicId) => ({ public_id: publicId, product_id: id })),
    );
    // A product of another backend may have more images than the form allows.
    for (let start = 0; start < values.length; start += MAX_ROWS) {
      const part = values.slice(start, start + MAX_ROWS);
      await transaction.insertInto('product_images').values(part).execute();
    }
  },
};

/** Rows in one statement, which can contain at most 32,766 values. */
const MAX_ROWS = 5000;

/** Returns those of these publicIds that a product has. Looks for one product each: of a million many may have the same image. */
export async function findUsedImages(database: Database, publicIds: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < publicIds.length; start += MAX_ROWS) {
    const part = publicIds.slice(start, start + MAX_ROWS).map((id) => sql`(${id})`);
    const { rows } = await sql<{ public_id: string }>`
      with asked(public_id) as (values ${sql.join(part)})
      select public_id from asked where exists
        (select 1 from product_images used where used.public_id = asked.public_id)`.execute(database);
    for (const { public_id } of rows) used.add(public_id);
  }
  return used;
}
