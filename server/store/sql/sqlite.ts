import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import { askedTogether } from './askedTogether.ts';
import { type Engine, storable } from './engine.ts';

// All that is particular to SQLite. The queries and migrations beside this file are the same text for PostgreSQL.

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** Statements that are kept prepared: above what the queries beside this file are together. */
const KEPT = 200;

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** The library's SQLite is written for another driver; this is Node's own in that driver's shape. */
function inDriverShape(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      // One of its own: the next use of a statement would end the rows that somebody is still reading.
      iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
    };
  }
  return {
    close: () => database.close(),
    // Preparing takes longer than most of them do.
    prepare(sql) {
      const statement = kept.get(sql) ?? prepare(sql);
      if (kept.size < KEPT) kept.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls back DDL as well; without this a kill in the middle of a migration leaves half a schema. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  override compileQuery(...query: Parameters<SqliteQueryCompiler['compileQuery']>): CompiledQuery {
    return storable(super.compileQuery(...query));
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
  override createQueryCompiler(): SqliteQueryCompiler {
    return new Compiler();
  }
}

/**
 * `:memory:` or a file. A commit is on the disk before it is acknowledged (FULL); the timeout comes first, so that
 * even switching to WAL waits for a reader such as a backup.
 */
function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return database;
}

const dialectOf = (database: DatabaseSync) => new NodeSqliteDialect({ database: inDriverShape(database) });

export const sqliteDialect = (path: string): SqliteDialect => dialectOf(openFile(path));

/** SQLite counts the rows that this connection wrote, and notices in the file when another one has written. */
function stampOf(database: DatabaseSync): () => string {
  const own = database.prepare('SELECT total_changes()');
  const others = database.prepare('PRAGMA data_version');
  for (const statement of [own, others]) statement.setReturnArrays(true);
  return () => `${own.get()} ${others.get()}`;
}

export function sqlite(path: string): Engine {
  const database = openFile(path);
  return { dialect: dialectOf(database), stamp: askedTogether(stampOf(database)) };
}
