import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import {
  type AdminRepository,
  type DeviceRepository,
  MAX_DEVICES,
  REVISION_NAMES,
  type ResetLinkRepository,
  type Revisions,
  type SessionRepository,
  type StoredAdmin,
} from '../../base/database.ts';
import { forgetPerson } from '../history/history.ts';
import { getErrorCode } from '../storageErrors.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';

const UNIQUE_VIOLATION = '23505';

const toAdmin = (
  row: Omit<Selectable<Tables['admins']>, 'last_sign_in_at' | 'sign_in_rule'>,
): StoredAdmin => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  fullName: row.full_name,
  phoneNumber: row.phone_number ?? undefined,
  passwordHash: row.password_hash,
});

export const fromAdmin = (admin: StoredAdmin): Insertable<Tables['admins']> => ({
  id: admin.id,
  kind: admin.kind,
  email: admin.email,
  full_name: admin.fullName,
  phone_number: admin.phoneNumber ?? null,
  password_hash: admin.passwordHash,
});

/** Ends what the old password gave access to. */
async function endAccess(transaction: SqlDatabase, adminId: string): Promise<void> {
  await transaction.deleteFrom('reset_links').where('admin_id', '=', adminId).execute();
  await transaction.deleteFrom('passkey_challenges').where('admin_id', '=', adminId).execute();
  await transaction.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
}

export function createAdminRepository(database: SqlDatabase): AdminRepository {
  const admins = database.selectFrom('admins').selectAll();
  return {
    async findByEmail(email) {
      const row = await admins.where('email', '=', email).executeTakeFirst();
      return row && toAdmin(row);
    },
    async find(id) {
      const row = await admins.where('id', '=', id).executeTakeFirst();
      return row && toAdmin(row);
    },
    async findGuest() {
      const row = await admins.where('kind', '=', 'guest').executeTakeFirst();
      return row && toAdmin(row);
    },
    async save(admin) {
      const row = fromAdmin(admin);
      const upsert = database
        .insertInto('admins')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row));
      await upsert.execute().catch((error: unknown) => {
        // Another process saved the same account, and the email conflicted before the id did.
        if (getErrorCode(error) !== UNIQUE_VIOLATION) throw error;
        return upsert.execute();
      });
    },
    findAll: async () => (await admins.orderBy('email').execute()).map(toAdmin),
    async rehash(id, oldHash, newHash) {
      await database
        .updateTable('admins')
        .set({ password_hash: newHash })
        .where('id', '=', id)
        .where('password_hash', '=', oldHash)
        .execute();
    },
    async saveProfile(id, { fullName, phoneNumber }) {
      await database
        .updateTable('admins')
        .set({ full_name: fullName, phone_number: phoneNumber ?? null })
        .where('id', '=', id)
        .execute();
    },
    changePassword: (id, oldHash, newHash) =>
      transact(database, async (transaction) => {
        const changed = await transaction
          .updateTable('admins')
          .set({ password_hash: newHash })
          .where('id', '=', id)
          .where('password_hash', '=', oldHash)
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        await endAccess(transaction, id);
        return true;
      }),
    remove: (id) =>
      transact(database, async (transaction) => {
        await transaction.deleteFrom('admins').where('id', '=', id).execute();
        await forgetPerson(transaction, id);
      }),
  };
}

const selectRevision = (eb: ExpressionBuilder<Tables, 'sessions'>, list: Tables['list_versions']['list']) =>
  eb.selectFrom('list_versions').select('version').where('list', '=', list);

const PLACEHOLDER = 'the digest';

/** Creates the session query of every request. Compiled once, because compiling takes longer than running it. */
function createSessionQuery(database: SqlDatabase) {
  const query = database
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .selectAll('admins')
    .select(['started_at', 'seen_at'])
    .select((eb) => REVISION_NAMES.map((name) => selectRevision(eb, name).as(name)))
    .where('digest', '=', PLACEHOLDER)
    .compile();
  return async (digest: string) => {
    const parameters = query.parameters.map((value) => (value === PLACEHOLDER ? digest : value));
    const boundQuery: typeof query = { ...query, parameters };
    const { rows } = await database.executeQuery(boundQuery);
    return rows[0];
  };
}

/** Counts the sessions that started, and were last used, after these times. */
export async function countOpenSessions(
  database: SqlDatabase,
  expired: { startedAt: number; seenAt: number },
): Promise<number> {
  const { count } = await database
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('started_at', '>', expired.startedAt)
    .where('seen_at', '>', expired.seenAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function createSessionRepository(database: SqlDatabase): SessionRepository {
  const findRow = createSessionQuery(database);
  return {
    async add(digest, { adminId, startedAt, userAgent = null }) {
      const times = { started_at: startedAt, seen_at: startedAt };
      const row = { digest, admin_id: adminId, ...times, user_agent: userAgent };
      await transact(database, async (transaction) => {
        await transaction.insertInto('sessions').values(row).execute();
        const signIn = { last_sign_in_at: startedAt };
        await transaction.updateTable('admins').set(signIn).where('id', '=', adminId).execute();
      });
    },
    async find(digest) {
      const row = await findRow(digest);
      if (!row) return undefined;
      const revisions = REVISION_NAMES.map((name) => [name, row[name]] as const);
      if (revisions.some(([, revision]) => revision === null))
        throw new Error('the store has no revisions of its lists');
      return {
        admin: toAdmin(row),
        startedAt: row.started_at,
        seenAt: row.seen_at,
        revisions: Object.fromEntries(revisions) as Revisions,
      };
    },
    async findAllOf(adminId) {
      const rows = await database
        .selectFrom('sessions')
        .selectAll()
        .where('admin_id', '=', adminId)
        .orderBy('seen_at', 'desc')
        .orderBy('started_at', 'desc')
        .execute();
      return rows.map((row) => ({
        digest: row.digest,
        startedAt: row.started_at,
        seenAt: row.seen_at,
        userAgent: row.user_agent ?? undefined,
      }));
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
    async removeOthersOf(adminId, keptDigest) {
      await database
        .deleteFrom('sessions')
        .where('admin_id', '=', adminId)
        .where('digest', '<>', keptDigest)
        .execute();
    },
    async removeAll() {
      await database.deleteFrom('sessions').execute();
    },
    async summarize(expired) {
      const rows = await database
        .selectFrom('admins')
        .select(['id', 'last_sign_in_at'])
        .select((eb) =>
          eb
            .selectFrom('sessions')
            .select(eb.fn.countAll().as('count'))
            .whereRef('admin_id', '=', 'admins.id')
            .where('started_at', '>', expired.startedAt)
            .where('seen_at', '>', expired.seenAt)
            .as('open'),
        )
        .execute();
      return new Map(
        rows.map(({ id, last_sign_in_at: lastSignInAt, open }) => [
          id,
          { lastSignInAt: lastSignInAt ?? undefined, openSessions: Number(open) },
        ]),
      );
    },
    async removeStale(before) {
      await database
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('started_at', '<', before.startedAt), eb('seen_at', '<', before.seenAt)]))
        .execute();
    },
  };
}

export const createDeviceRepository = (database: SqlDatabase): DeviceRepository => ({
  remember: (adminId, digest, at) =>
    transact(database, async (transaction) => {
      const devices = transaction.selectFrom('devices').select('digest').where('admin_id', '=', adminId);
      const before = (await devices.orderBy('seen_at', 'desc').execute()).map((row) => row.digest);
      await transaction
        .insertInto('devices')
        .values({ admin_id: adminId, digest, seen_at: at })
        .onConflict((conflict) => conflict.columns(['admin_id', 'digest']).doUpdateSet({ seen_at: at }))
        .execute();
      if (before.includes(digest)) return 'known';
      const forgotten = before.slice(MAX_DEVICES - 1);
      if (forgotten.length > 0)
        await transaction
          .deleteFrom('devices')
          .where('admin_id', '=', adminId)
          .where('digest', 'in', forgotten)
          .execute();
      return before.length === 0 ? 'first' : 'new';
    }),
});

export const createResetLinkRepository = (database: SqlDatabase): ResetLinkRepository => ({
  async add(digest, { adminId, expiresAt }) {
    const row = { digest, admin_id: adminId, expires_at: expiresAt };
    await database.insertInto('reset_links').values(row).execute();
  },
  async isValid(digest, adminId, now) {
    const row = await database
      .selectFrom('reset_links')
      .select('digest')
      .where('digest', '=', digest)
      .where('admin_id', '=', adminId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },
  redeem: (digest, adminId, now, passwordHash) =>
    transact(database, async (transaction) => {
      // Locks the account, so that a parallel request with another of its links waits.
      await transaction
        .updateTable('admins')
        .set((eb) => ({ password_hash: eb.ref('password_hash') }))
        .where('id', '=', adminId)
        .execute();
      const usedLink = await transaction
        .deleteFrom('reset_links')
        .where('digest', '=', digest)
        .where('admin_id', '=', adminId)
        .where('expires_at', '>', now)
        .returning('digest')
        .executeTakeFirst();
      if (!usedLink) return false;
      const password = { password_hash: passwordHash };
      await transaction.updateTable('admins').set(password).where('id', '=', adminId).execute();
      await endAccess(transaction, adminId);
      return true;
    }),
  async removeStale(expiresAt) {
    await database.deleteFrom('reset_links').where('expires_at', '<', expiresAt).execute();
  },
});
