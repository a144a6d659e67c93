import type { ExpressionBuilder } from 'kysely';
import type { SessionStore } from '../port.ts';
import { toAdmin } from './admins.ts';
import type { Database, Tables } from './schema.ts';

const selectRevision = (eb: ExpressionBuilder<Tables, 'sessions'>, list: Tables['list_versions']['list']) =>
  eb.selectFrom('list_versions').select('version').where('list', '=', list);

const PLACEHOLDER = 'the digest';

/** Creates the query that every request runs. It is compiled once, since that takes longer than running it. */
function createSessionQuery(database: Database) {
  const query = database
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .selectAll('admins')
    .select(['started_at', 'seen_at'])
    .select((eb) => [
      selectRevision(eb, 'products').as('products'),
      selectRevision(eb, 'orders').as('orders'),
    ])
    .where('digest', '=', PLACEHOLDER)
    .compile();
  return async (digest: string) => {
    const parameters = query.parameters.map((value) => (value === PLACEHOLDER ? digest : value));
    const filled: typeof query = { ...query, parameters };
    const { rows } = await database.executeQuery(filled);
    return rows[0];
  };
}

export function sqlSessions(database: Database): SessionStore {
  const findRow = createSessionQuery(database);
  return {
    async add(digest, { adminId, startedAt }) {
      const row = { digest, admin_id: adminId, started_at: startedAt, seen_at: startedAt };
      await database.insertInto('sessions').values(row).execute();
    },
    async find(digest) {
      const row = await findRow(digest);
      if (!row) return undefined;
      const { products, orders } = row;
      if (products === null || orders === null) throw new Error('the store has no revisions of its lists');
      return {
        admin: toAdmin(row),
        startedAt: row.started_at,
        seenAt: row.seen_at,
        revisions: { products, orders },
      };
    },
    async touch(digest, at) {
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
  };
}
