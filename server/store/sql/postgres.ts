import { type CompiledQuery, type DataTypeNode, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { type Engine, storable } from './engine.ts';

// All that is particular to PostgreSQL.

/** Text is compared byte by byte, as SQLite does it: with a language's order the lists would differ by engine. */
class Compiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    return storable(super.compileQuery(...query));
  }
}

export const postgresCompiler = (): PostgresQueryCompiler => new Compiler();

class PortableDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return postgresCompiler();
  }
}

const BIGINT = 20;

/** Counts and times are well below 2^53. */
function numbers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return types;
}

export const CONNECTIONS = 10;

/** A request that got no connection for so long is told so. */
const PATIENCE = 5000;

export function postgres(url: string, patience = PATIENCE): Engine {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    application_name: 'counter',
    types: numbers(),
  });
  // A connection that is lost while nobody uses it leaves the pool; the next query opens another one.
  pool.on('error', () => undefined);
  return { dialect: new PortableDialect({ pool }), stamp: undefined };
}
