import type { Registration, RegistrationRepository, CodeRepository } from '../../base/database.ts';
import { insertMail } from './outbox.ts';
import { fromAdmin } from './admins.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';

/** How long a code is valid, and how often it was guessed. */
const USE = ['expires_at as expiresAt', 'guesses'] as const;

export function createCodeRepository(database: SqlDatabase): CodeRepository {
  const selectNewest = (email: string, connection = database) =>
    connection
      .selectFrom('codes')
      .where('email', '=', email)
      .orderBy('expires_at', 'desc')
      .orderBy('guesses');
  return {
    async add({ hash, email, expiresAt }, mail) {
      const row = { hash, email, expires_at: expiresAt, guesses: 0 };
      await transact(database, async (transaction) => {
        await transaction
          .insertInto('codes')
          .values(row)
          .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
          .execute();
        const newestOther = selectNewest(email, transaction)
          .select('hash')
          .where('hash', '<>', hash)
          .limit(1);
        await transaction
          .deleteFrom('codes')
          .where('email', '=', email)
          .where('hash', '<>', hash)
          .where('hash', 'not in', newestOther)
          .execute();
        await insertMail(transaction, mail);
      });
    },
    async countGuess(email, now, maxGuesses) {
      const codes = await database
        .updateTable('codes')
        .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .where('guesses', '<', maxGuesses)
        .returning('hash')
        .execute();
      return codes.map(({ hash }) => hash);
    },
    find: (hash) => database.selectFrom('codes').where('hash', '=', hash).select(USE).executeTakeFirst(),
    findNewest: (email) => selectNewest(email).select(USE).executeTakeFirst(),
    async remove(hash) {
      await database.deleteFrom('codes').where('hash', '=', hash).execute();
    },
    async removeStale(expiredBefore) {
      await database.deleteFrom('codes').where('expires_at', '<', expiredBefore).execute();
    },
  };
}

const toRegistration = (row: Tables['registrations']): Registration => ({
  email: row.email,
  browser: row.browser,
  fullName: row.full_name,
  phoneNumber: row.phone_number ?? undefined,
  passwordHash: row.password_hash,
  createdAt: row.made_at,
});

const fromRegistration = (registration: Registration): Tables['registrations'] => ({
  email: registration.email,
  browser: registration.browser,
  full_name: registration.fullName,
  phone_number: registration.phoneNumber ?? null,
  password_hash: registration.passwordHash,
  made_at: registration.createdAt,
});

export const createRegistrationRepository = (database: SqlDatabase): RegistrationRepository => ({
  async save(registration) {
    const row = fromRegistration(registration);
    await database
      .insertInto('registrations')
      .values(row)
      .onConflict((conflict) => conflict.columns(['email', 'browser']).doUpdateSet(row))
      .execute();
  },
  async findByEmail(email) {
    const newest = database
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', email)
      .orderBy('made_at', 'desc');
    return (await newest.execute()).map(toRegistration);
  },
  openAccount: (codeHash, admin) =>
    transact(database, async (transaction) => {
      // Locks the codes of the address, so that a parallel request with another code waits.
      await transaction
        .updateTable('codes')
        .set((eb) => ({ guesses: eb.ref('guesses') }))
        .where('email', '=', admin.email)
        .execute();
      const usedCode = await transaction
        .deleteFrom('codes')
        .where('hash', '=', codeHash)
        .where('email', '=', admin.email)
        .returning('hash')
        .executeTakeFirst();
      if (!usedCode) return false;
      const account = await transaction
        .insertInto('admins')
        .values(fromAdmin(admin))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      await transaction.deleteFrom('codes').where('email', '=', admin.email).execute();
      await transaction.deleteFrom('registrations').where('email', '=', admin.email).execute();
      return account !== undefined;
    }),
  async removeStale(createdBefore) {
    await database.deleteFrom('registrations').where('made_at', '<', createdBefore).execute();
  },
});
