import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each administrator last signed in. Open sessions say it for the sign-ins before this migration. */
export const lastSignIn: Migration = {
  async up(database) {
    await database.schema.alterTable('admins').addColumn('last_sign_in_at', 'bigint').execute();
    await sql`update admins set last_sign_in_at =
      (select max(started_at) from sessions where sessions.admin_id = admins.id)`.execute(database);
  },
};
