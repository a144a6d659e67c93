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

const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** More than the number of different queries. */
const MAX_PREPARED_STATEMENTS = 200;

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Adapts Node's SQLite driver to the interface that Kysely expects. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
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
    // Statements are cached, because preparing most of them takes longer than running them.
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql);
      if (prepared.size < MAX_PREPARED_STATEMENTS) prepared.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite can roll back DDL, so a killed migration leaves no partial schema. */
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
 * Rolls back only open transactions. SQLite ends a transaction itself when the disk is full, and the error of a
 * second rollback would hide the cause.
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
  return new NodeSqliteDialect(database);
}
