import type { Database } from './schema.ts';

/** The store's own secret, drawn when it is first asked for: who reads one store learns nothing about another's. */
export async function storeSecret(database: Database, draw: () => string): Promise<string> {
  const fresh = { name: 'secret', value: draw() };
  await database
    .insertInto('facts')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = database.selectFrom('facts').select('value').where('name', '=', fresh.name);
  return (await kept.executeTakeFirstOrThrow()).value;
}
