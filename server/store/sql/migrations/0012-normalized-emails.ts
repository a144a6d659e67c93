import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeEmail } from '#contract/accounts/email.ts';

type Accounts = { admins: { id: string; email: string }; registrations: { email: string; browser: string } };

/**
 * Normalizes the stored email addresses. If two accounts have the same normalized address, one keeps its old
 * address, and the server logs at each start that it can't sign in. Registrations whose address isn't
 * normalized are deleted.
 */
export const normalizedEmails: Migration = {
  async up(database: Kysely<Accounts>) {
    const admins = await database.selectFrom('admins').select(['id', 'email']).execute();
    const taken = new Set(admins.map(({ email }) => email));
    for (const { id, email } of admins) {
      const normalized = normalizeEmail(email);
      if (taken.has(normalized)) continue;
      await database.updateTable('admins').set({ email: normalized }).where('id', '=', id).execute();
      taken.add(normalized);
    }
    const registrations = await database.selectFrom('registrations').select('email').distinct().execute();
    for (const { email } of registrations.filter(
      (registration) => registration.email !== normalizeEmail(registration.email),
    ))
      await database.deleteFrom('registrations').where('email', '=', email).execute();
  },
};
