import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeEmail } from '#contract/accounts/email.ts';

type Accounts = { admins: { id: string; email: string }; registrations: { email: string; browser: string } };

/**
 * Stores addresses as they are compared: with the domain as mail servers know it. Of two accounts for one mailbox, the other one
 * keeps its address, and the server says at each start that it can't sign in. Registrations last a day, and their codes were made
 * for the address before: whoever waits for one registers again.
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
    for (const { email } of registrations.filter((one) => one.email !== normalizeEmail(one.email)))
      await database.deleteFrom('registrations').where('email', '=', email).execute();
  },
};
