import type { AdminStore, StoredAdmin } from '../accountPort.ts';
import { getErrorCode } from './storageErrors.ts';
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
    async findByEmail(email) {
      const row = await admins.where('email', '=', email).executeTakeFirst();
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
        // Another process saved the same account at this moment, and the address conflicted before the id did.
        if (getErrorCode(error) !== DUPLICATE) throw error;
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
