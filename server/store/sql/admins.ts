import type { AdminStore, StoredAdmin } from '../port.ts';
import { sqlState } from './explainStorage.ts';
import type { Database, Tables } from './schema.ts';

const DUPLICATE = '23505';

export const toAdmin = (row: Tables['admins']): StoredAdmin => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  fullName: row.full_name,
  phoneNumber: row.phone_number ?? undefined,
  passwordHash: row.password_hash,
});

export const fromAdmin = (admin: StoredAdmin): Tables['admins'] => ({
  id: admin.id,
  kind: admin.kind,
  email: admin.email,
  full_name: admin.fullName,
  phone_number: admin.phoneNumber ?? null,
  password_hash: admin.passwordHash,
});

export function sqlAdmins(database: Database): AdminStore {
  const admins = database.selectFrom('admins').selectAll();
  return {
    async byEmail(email) {
      const row = await admins.where('email', '=', email).executeTakeFirst();
      return row && toAdmin(row);
    },
    async guest() {
      const row = await admins.where('kind', '=', 'guest').executeTakeFirst();
      return row && toAdmin(row);
    },
    async put(admin) {
      const row = fromAdmin(admin);
      const upsert = database
        .insertInto('admins')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row));
      await upsert.execute().catch((error: unknown) => {
        // Another process put the same account in at this moment, and its address met ours first: now it is there.
        if (sqlState(error) !== DUPLICATE) throw error;
        return upsert.execute();
      });
    },
    all: async () => (await admins.orderBy('email').execute()).map(toAdmin),
    async rehash(id, before, after) {
      await database
        .updateTable('admins')
        .set({ password_hash: after })
        .where('id', '=', id)
        .where('password_hash', '=', before)
        .execute();
    },
    async remove(id) {
      await database.deleteFrom('admins').where('id', '=', id).execute();
    },
  };
}
