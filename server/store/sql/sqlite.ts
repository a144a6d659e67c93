import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { sanitizeParameters } from './sanitizeParameters.ts';

// All that is particular to SQLite. The queries and migrations beside this file are the same for PostgreSQL.

const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** More than the queries beside this file are together. */
const MAX_PREPARED_STATEMENTS = 200;

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Adapts Node's own driver to the one that Kysely's SQLite dialect is written for. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...toInput(parameters)),
      run: (parameters) => statement.run(...toInput(parameters)),
      // With a statement of its own: the next use of the same one would end the rows that are still being read.
      iterate: (parameters) => database.prepare(sql).iterate(...toInput(parameters)),
    };
  }
  return {
    close: () => database.close(),
    // Statements are reused, since preparing one takes longer than most of them do.
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql);
      if (prepared.size < MAX_PREPARED_STATEMENTS) prepared.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls back DDL as well; without this a kill during a migration leaves half a schema. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  override compileQuery(...query: Parameters<SqliteQueryCompiler['compileQuery']>): CompiledQuery {
    return sanitizeParameters(super.compileQuery(...query));
  }
}

/**
 * Rolls back only what is open. SQLite ends a transaction by itself when the disk is full; a rollback after that fails,
 * and its error would be told in place of the one that says why.
 */
class Driver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }
  override createDriver(): SqliteDriver {
    return new Driver(this.#database);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
  override createQueryCompiler(): SqliteQueryCompiler {
    return new Compiler();
  }
}

/**
 * Creates the dialect of `:memory:` or of a file of this process. A commit is on the disk before it is acknowledged
 * (FULL). The cache is larger than SQLite's own, whose 2 MB are less than one index of a large list. The timeout comes first, so that even switching to WAL waits for a reader such as a backup.
 */
export function createSqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768',
  );
  return new NodeSqliteDialect(database);
}
