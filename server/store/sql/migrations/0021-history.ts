import type { Migration } from 'kysely/migration';
import { foldForSearch } from '#contract/text/foldText.ts';

/** Who changed what, with the images of earlier versions of products. */
export const history: Migration = {
  async up(database) {
    await database.schema
      .createTable('history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('set null'))
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('subject_name', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('file_name', 'text')
      .addColumn('status_from', 'text')
      .addColumn('status_to', 'text')
      .addColumn('changes', 'text')
      .execute();
    for (const column of ['admin_id', 'kind', 'subject_id'])
      await database.schema
        .createIndex(`history_by_${column}`)
        .on('history')
        .columns([column, 'id'])
        .execute();
    await database.schema
      .createTable('history_images')
      .addColumn('entry_id', 'text', (column) =>
        column.notNull().references('history.id').onDelete('cascade'),
      )
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('public_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_images_pk', ['entry_id', 'public_id'])
      .execute();
    await database.schema
      .createIndex('history_images_by_image')
      .on('history_images')
      .column('public_id')
      .execute();
    await moveStatusChanges(database);
    await database.schema.dropTable('order_status_changes').execute();
  },
};

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 1000;

type StatusChange = {
  order_id: string;
  place: number;
  was: string | null;
  became: string;
  at: string;
  known_admin: string | null;
  order_number: string | null;
};

const toHex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** Turns the status changes of orders into entries. Administrators whose account was removed become null. */
async function moveStatusChanges(database: Parameters<Migration['up']>[0]): Promise<void> {
  const changes = database
    .selectFrom('order_status_changes as change')
    .leftJoin('admins', 'admins.id', 'change.admin_id')
    .leftJoin('orders', 'orders.id', 'change.order_id')
    .select(['change.order_id', 'place', 'was', 'became', 'at', 'admins.id as known_admin', 'order_number'])
    .orderBy('change.order_id')
    .orderBy('place')
    .limit(ROWS_PER_STATEMENT);
  let moved = 0;
  let time = 0;
  /** Ids start with the time. If the clock went back, a change gets the time of the one before it. */
  function getTime({ at, place }: StatusChange, index: number): { id: string; at: string } {
    const recorded = Date.parse(at) || 0;
    time = Math.max(place === 1 ? 0 : time, recorded);
    return {
      id: toHex(time, 12) + toHex(place, 4) + toHex(moved + index, 8),
      at: time > recorded ? new Date(time).toISOString() : at,
    };
  }
  for (let last: StatusChange | undefined; ;) {
    const after = last;
    const rows: StatusChange[] = await (
      after
        ? changes.where((eb) =>
            eb(eb.refTuple('change.order_id', 'place'), '>', eb.tuple(after.order_id, after.place)),
          )
        : changes
    ).execute();
    if (rows.length === 0) return;
    const entries = rows.map((row, index) => ({
      ...getTime(row, index),
      kind: 'orderStatusChanged',
      admin_id: row.known_admin,
      subject_id: row.order_id,
      subject_name: row.order_number,
      search_text: foldForSearch(`${row.order_number ?? ''}\n${row.order_id}`),
      status_from: row.was,
      status_to: row.became,
    }));
    await database.insertInto('history').values(entries).execute();
    moved += rows.length;
    last = rows.at(-1);
  }
}
