import type { ExpressionBuilder } from 'kysely';
import type { SessionStore } from '../port.ts';
import { toAdmin } from './admins.ts';
import type { Engine } from './engine.ts';
import { everyRequest } from './everyRequest.ts';
import type { Database, Tables } from './schema.ts';

const versionOf = (eb: ExpressionBuilder<Tables, 'sessions'>, list: Tables['list_versions']['list']) =>
  eb.selectFrom('list_versions').select('version').where('list', '=', list);

const withAdmin = (database: Database, stamp: Engine['stamp']) =>
  everyRequest(database, stamp, (digest) =>
    database
      .selectFrom('sessions')
      .innerJoin('admins', 'admins.id', 'sessions.admin_id')
      .selectAll('admins')
      .select(['started_at', 'seen_at'])
      .select((eb) => [versionOf(eb, 'products').as('products'), versionOf(eb, 'orders').as('orders')])
      .where('digest', '=', digest),
  );

export const sqlSessions = (
  database: Database,
  stamp: Engine['stamp'],
  find = withAdmin(database, stamp),
): SessionStore => ({
  async add(digest, { adminId, startedAt }) {
    const row = { digest, admin_id: adminId, started_at: startedAt, seen_at: startedAt };
    await database.insertInto('sessions').values(row).execute();
  },
  async find(digest) {
    const row = await find(digest);
    if (!row) return undefined;
    const { products, orders } = row;
    if (products === null || orders === null) throw new Error('the store has no version of its lists');
    return {
      admin: toAdmin(row),
      startedAt: row.started_at,
      seenAt: row.seen_at,
      revisions: { products, orders },
    };
  },
  async seen(digest, at) {
    await database.updateTable('sessions').set({ seen_at: at }).where('digest', '=', digest).execute();
  },
  async remove(digest) {
    await database.deleteFrom('sessions').where('digest', '=', digest).execute();
  },
  async removeAllOf(adminId) {
    await database.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
  },
  async removeAll() {
    await database.deleteFrom('sessions').execute();
  },
  async removeStale(before) {
    await database
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('started_at', '<', before.startedAt), eb('seen_at', '<', before.seenAt)]))
      .execute();
  },
});
