import sqlite3InitModule, {
  type BindingSpec,
  type Database,
  type PreparedStatement,
} from '@sqlite.org/sqlite-wasm';
import type { Dialect } from 'kysely';
import { createDialect, type SqliteConnection } from './sqliteDialect.ts';

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;
type Statement = ReturnType<SqliteConnection['prepare']>;

/** SQLite compiled to WebAssembly, loaded once. */
let sqlite: Promise<Sqlite> | undefined;

function* readRows(statement: PreparedStatement, parameters: readonly unknown[]): Generator<unknown> {
  if (parameters.length > 0) statement.bind(parameters as BindingSpec);
  while (statement.step()) yield statement.get({});
}

/** Adapts SQLite's WebAssembly driver to the interface that Kysely expects. */
function toKyselyDatabase({ capi }: Sqlite, database: Database): SqliteConnection {
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql);
    const all = (parameters: readonly unknown[]) => {
      try {
        return [...readRows(statement, parameters)];
      } finally {
        statement.reset(true);
      }
    };
    return {
      reader: statement.columnCount > 0,
      all,
      run(parameters) {
        all(parameters);
        return { changes: database.changes(), lastInsertRowid: capi.sqlite3_last_insert_rowid(database) };
      },
      *iterate(parameters) {
        // A new statement, because reusing one would end the rows that are still being read.
        const own = database.prepare(sql);
        try {
          yield* readRows(own, parameters);
        } finally {
          own.finalize();
        }
      },
    };
  }
  return {
    close: () => database.close(),
    isInTransaction: () => capi.sqlite3_get_autocommit(database) === 0,
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function restore({ capi, wasm }: Sqlite, database: Database, bytes: Uint8Array): void {
  const pointer = wasm.allocFromTypedArray(bytes);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const size = bytes.byteLength;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', pointer, size, size, flags));
}

/** Opens a database in the page's memory, with the content that `bytes` has. `save` returns its content. */
export async function openWasmSqlite(
  bytes?: Uint8Array,
): Promise<{ dialect: Dialect; save(): Uint8Array<ArrayBuffer>; close(): void }> {
  sqlite ??= sqlite3InitModule();
  const loaded = await sqlite;
  const database = new loaded.oo1.DB(':memory:');
  if (bytes) restore(loaded, database, bytes);
  database.exec('PRAGMA foreign_keys = ON');
  return {
    dialect: createDialect(toKyselyDatabase(loaded, database)),
    save: () => loaded.capi.sqlite3_js_db_export(database),
    close: () => database.close(),
  };
}
