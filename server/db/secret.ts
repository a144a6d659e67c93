import { createToken } from '../base/ids.ts';
import type { SqlDatabase } from './schema.ts';
import { transact } from './transact.ts';

/** The store's secret, which codes sent by email are hashed with. Nothing else depends on it. */
export type StoreSecret = {
  /** Returns the secret. Creates it on first use. */
  read(): Promise<string>;
  /** Replaces the secret and removes all codes, which no longer work, atomically. */
  replace(): Promise<void>;
};

const NAME = 'secret';

export function createStoreSecret(database: SqlDatabase): StoreSecret {
  const stored = database.selectFrom('facts').select('value').where('name', '=', NAME);
  return {
    async read() {
      const secret = await stored.executeTakeFirst();
      if (secret) return secret.value;
      // Another server may do the same.
      await database
        .insertInto('facts')
        .values({ name: NAME, value: createToken() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await stored.executeTakeFirstOrThrow()).value;
    },
    replace: () =>
      transact(database, async (transaction) => {
        const value = createToken();
        await transaction
          .insertInto('facts')
          .values({ name: NAME, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        await transaction.deleteFrom('codes').execute();
      }),
  };
}
