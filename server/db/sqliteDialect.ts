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

/** SQLite's driver: Node's, or the one in the browser. */
export type SqliteConnection = SqliteDatabase & { isInTransaction(): boolean };

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
  readonly #database: SqliteConnection;

  constructor(database: SqliteConnection) {
    super({ database });
    this.#database = database;
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class ConnectedDialect extends SqliteDialect {
  readonly #database: SqliteConnection;

  constructor(database: SqliteConnection) {
    super({ database });
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

/** Creates the dialect of an open database. */
export const createDialect = (database: SqliteConnection): Dialect => new ConnectedDialect(database);
