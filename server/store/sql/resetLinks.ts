import type { ResetLinkStore } from '../accountPort.ts';
import type { Database } from './schema.ts';
import { transact } from './transact.ts';

export const sqlResetLinks = (database: Database): ResetLinkStore => ({
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
      // Locks the account until the end: a parallel request with another of its links waits here.
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
      await transaction.deleteFrom('reset_links').where('admin_id', '=', adminId).execute();
      await transaction.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
      return true;
    }),
  async removeStale(expiresAt) {
    await database.deleteFrom('reset_links').where('expires_at', '<', expiresAt).execute();
  },
});
