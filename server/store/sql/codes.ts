import type { CodeStore } from '../accountPort.ts';
import type { Database } from './schema.ts';

export function sqlCodes(database: Database): CodeStore {
  const selectNewest = (email: string) =>
    database.selectFrom('codes').where('email', '=', email).orderBy('expires_at', 'desc').orderBy('guesses');
  return {
    async add({ hash, email, expiresAt }) {
      const row = { hash, email, expires_at: expiresAt, guesses: 0 };
      await database
        .insertInto('codes')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
        .execute();
      const before = selectNewest(email).select('hash').where('hash', '<>', hash).limit(1);
      await database
        .deleteFrom('codes')
        .where('email', '=', email)
        .where('hash', '<>', hash)
        .where('hash', 'not in', before)
        .execute();
    },
    async countGuess(email, now, most) {
      const codes = await database
        .updateTable('codes')
        .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .where('guesses', '<', most)
        .returning('hash')
        .execute();
      return codes.map(({ hash }) => hash);
    },
    async findNewest(email) {
      const row = await selectNewest(email).select(['expires_at', 'guesses']).executeTakeFirst();
      return row && { expiresAt: row.expires_at, guesses: row.guesses };
    },
    async remove(hash) {
      await database.deleteFrom('codes').where('hash', '=', hash).execute();
    },
    async removeStale(expiresAt) {
      await database.deleteFrom('codes').where('expires_at', '<', expiresAt).execute();
    },
  };
}
