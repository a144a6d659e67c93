import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { createDialect, type SqliteConnection } from './sqliteDialect.ts';

const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** More than the number of different queries. */
const MAX_PREPARED_STATEMENTS = 200;

type Statement = ReturnType<SqliteConnection['prepare']>;

/** Adapts Node's SQLite driver to the interface that Kysely expects. */
function toKyselyDatabase(database: DatabaseSync): SqliteConnection {
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...toInput(parameters)),
      run: (parameters) => statement.run(...toInput(parameters)),
      // A new statement, because reusing one would end the rows that are still being read.
      iterate: (parameters) => database.prepare(sql).iterate(...toInput(parameters)),
    };
  }
  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    // Statements are cached, because preparing most of them takes longer than running them.
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql);
      if (prepared.size < MAX_PREPARED_STATEMENTS) prepared.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Creates the dialect of `:memory:` or of a file. Commits are synced before they are acknowledged. The timeout
 * comes first, so that switching to WAL waits for readers such as a backup. Tests pass a `database` of their own.
 */
export function createSqliteDialect(
  path: string,
  database = new DatabaseSync(path, { timeout: 5000 }),
): Dialect {
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768',
  );
  return createDialect(toKyselyDatabase(database));
}
