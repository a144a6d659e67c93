import sqlite3InitModule, {
  type SqlValue,
  type Database,
  type PreparedStatement,
} from '@sqlite.org/sqlite-wasm';
import type { Dialect } from 'kysely';
import { createDialect, type SqliteConnection } from './sqliteDialect.ts';

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;
type Statement = ReturnType<SqliteConnection['prepare']>;

/** SQLite compiled to WebAssembly, loaded once. */
let sqlite: Promise<Sqlite> | undefined;

/** Binds numbers as Node's driver does. The package's own `bind` turns very large ones into 0. */
function bindAll({ capi }: Sqlite, statement: PreparedStatement, parameters: readonly unknown[]): void {
  for (const [index, value] of parameters.entries()) {
    if (typeof value === 'number') capi.sqlite3_bind_double(statement, index + 1, value);
    else statement.bind(index + 1, value as SqlValue);
  }
}

function* readRows(statement: PreparedStatement): Generator<unknown> {
  while (statement.step()) yield statement.get({});
}

/** Adapts SQLite's WebAssembly driver to the interface that Kysely expects. */
function toKyselyDatabase(sqlite3: Sqlite, database: Database): SqliteConnection {
  const { capi } = sqlite3;
  const prepared = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql);
    const all = (parameters: readonly unknown[]) => {
      try {
        bindAll(sqlite3, statement, parameters);
        return [...readRows(statement)];
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
          bindAll(sqlite3, own, parameters);
          yield* readRows(own);
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

/** Opens a database in memory, from `bytes` if given. `save` returns the database as bytes. */
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
