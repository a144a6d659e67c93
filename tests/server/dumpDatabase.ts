import { sql } from 'kysely';
import type { ServerUnderTest } from './serverUnderTest.ts';

/** Returns every row of every table as text. */
export async function dumpDatabase({
  opened: { database },
}: Pick<ServerUnderTest, 'opened'>): Promise<string> {
  const lines: string[] = [];
  for (const { name } of await database.introspection.getTables())
    lines.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(database)).rows));
  return lines.join('\n');
}
