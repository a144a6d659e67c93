import type { Database } from './schema.ts';

// What the store remembers about itself, in a table that has been called `facts` since its first release.

/** Returns the store's own secret, and generates it first where there is none. */
export async function getOrCreateSecret(database: Database, generate: () => string): Promise<string> {
  const created = { name: 'secret', value: generate() };
  await database
    .insertInto('facts')
    .values(created)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = database.selectFrom('facts').select('value').where('name', '=', created.name);
  return (await stored.executeTakeFirstOrThrow()).value;
}
