import type { ExpressionBuilder } from 'kysely';
import type { ListName } from '#contract/lists/lists.ts';
import { lenientLayout, MAX_VIEWS } from '#contract/lists/views.ts';
import type { NewView, ViewRepository } from '../../base/database.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';

const fromView = (adminId: string, view: NewView): Tables['list_views'] => ({
  id: view.id,
  admin_id: adminId,
  list: view.list,
  name: view.name,
  query: view.query,
  layout: JSON.stringify(view.layout),
  visibility: view.visibility,
  created_at: view.createdAt,
});

/** Returns a condition for the views that an administrator can use: own and shared ones. */
const isUsableBy = (adminId: string) => (eb: ExpressionBuilder<Tables, 'list_views'>) =>
  eb.or([eb('list_views.admin_id', '=', adminId), eb('visibility', '=', 'shared')]);

async function countOtherViews(
  database: SqlDatabase,
  adminId: string,
  { id, list }: Pick<NewView, 'id' | 'list'>,
): Promise<number> {
  const { count } = await database
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('admin_id', '=', adminId)
    .where('list', '=', list)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function findDefault(
  database: SqlDatabase,
  adminId: string,
  list: ListName,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('default_views')
    .select('view_id')
    .where('admin_id', '=', adminId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.view_id;
}

export const createViewRepository = (database: SqlDatabase): ViewRepository => ({
  async find(list, adminId) {
    const rows = await database
      .selectFrom('list_views')
      .innerJoin('admins', 'admins.id', 'list_views.admin_id')
      .selectAll('list_views')
      .select('full_name')
      .where('list', '=', list)
      .where(isUsableBy(adminId))
      .orderBy('created_at')
      .orderBy('list_views.id')
      .execute();
    const defaultId = await findDefault(database, adminId, list);
    return {
      views: rows.map((row) => ({
        id: row.id,
        name: row.name,
        query: row.query,
        layout: lenientLayout.parse(JSON.parse(row.layout)),
        visibility: row.visibility,
        createdAt: row.created_at,
        sharedBy: row.admin_id === adminId ? undefined : row.full_name,
      })),
      defaultId: rows.find(({ id }) => id === defaultId)?.id,
    };
  },

  save: (adminId, view) =>
    transact(database, async (transaction) => {
      // Locks the account, so that parallel requests can't exceed the limit.
      await transaction
        .updateTable('admins')
        .set((eb) => ({ full_name: eb.ref('full_name') }))
        .where('id', '=', adminId)
        .execute();
      if ((await countOtherViews(transaction, adminId, view)) >= MAX_VIEWS) return 'limitReached';
      const row = fromView(adminId, view);
      const saved = await transaction
        .insertInto('list_views')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(row).where('list_views.admin_id', '=', adminId),
        )
        .returning('id')
        .executeTakeFirst();
      return saved ? 'done' : 'notOwner';
    }),

  async remove(id, adminId) {
    const removed = await database
      .deleteFrom('list_views')
      .where('id', '=', id)
      .where('admin_id', '=', adminId)
      .returning('id')
      .executeTakeFirst();
    if (removed) return 'done';
    const shared = await database
      .selectFrom('list_views')
      .select('id')
      .where('id', '=', id)
      .where('visibility', '=', 'shared')
      .executeTakeFirst();
    return shared ? 'notOwner' : 'notFound';
  },

  async setDefault(adminId, list, id) {
    if (id === null) {
      await database
        .deleteFrom('default_views')
        .where('admin_id', '=', adminId)
        .where('list', '=', list)
        .execute();
      return true;
    }
    const stored = await database
      .insertInto('default_views')
      .columns(['admin_id', 'list', 'view_id'])
      .expression((eb) =>
        eb
          .selectFrom('list_views')
          .select((view) => [view.val(adminId).as('admin_id'), 'list', 'id'])
          .where('id', '=', id)
          .where('list', '=', list)
          .where(isUsableBy(adminId)),
      )
      .onConflict((conflict) => conflict.columns(['admin_id', 'list']).doUpdateSet({ view_id: id }))
      .returning('view_id')
      .executeTakeFirst();
    return stored !== undefined;
  },
});
