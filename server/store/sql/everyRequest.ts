import type { Compilable, CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

const PLACE = 'the value';

/** Asks the database each time, with a query that is built and compiled once, since that takes longer than its answer. */
function compiledOnce<Row>(database: Database, build: (value: string) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (value: string): Promise<Row | undefined> => {
    compiled ??= build(PLACE).compile();
    const parameters = compiled.parameters.map((one) => (one === PLACE ? value : one));
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}

/**
 * A query with one value that every request asks, for one row. The value is the store's own text, a digest or a name.
 * Where the engine can tell that nothing was written since, the row is still known. Rows that aren't there are not kept:
 * anybody can ask for as many of those as they like.
 */
export function everyRequest<Row>(
  database: Database,
  stamp: Engine['stamp'],
  build: (value: string) => Compilable<Row>,
): (value: string) => Promise<Row | undefined> {
  const ask = compiledOnce(database, build);
  if (!stamp) return ask;
  const kept = new Map<string, Row>();
  let keptAt = '';
  return async (value) => {
    const now = await stamp();
    if (now !== keptAt) kept.clear();
    keptAt = now;
    const known = kept.get(value);
    if (known) return known;
    const row = await ask(value);
    // Read after the stamp, it is at least as new; but it isn't kept for a stamp that came meanwhile.
    if (row && now === keptAt) kept.set(value, row);
    return row;
  };
}
