import {
  type CompiledQuery,
  type DataTypeNode,
  type Dialect,
  PostgresDialect,
  PostgresQueryCompiler,
} from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { sanitizeParameters } from './sanitizeParameters.ts';

// All that is particular to PostgreSQL.

/** Compares text byte by byte, as SQLite does: with a language's order the lists would differ by engine. */
class Compiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    return sanitizeParameters(super.compileQuery(...query));
  }
}

export const createPostgresCompiler = (): PostgresQueryCompiler => new Compiler();

class PortableDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return createPostgresCompiler();
  }
}

const BIGINT = 20;

/** Reads bigint as a number: counts and times are well below 2^53. */
function createTypeParsers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return types;
}

export const MAX_CONNECTIONS = 10;

/** How long a request waits for a connection before it fails. */
const CONNECTION_TIMEOUT_MS = 5000;

/** Creates the dialect of a database on a server, which several processes may share. */
export function createPostgresDialect(url: string, connectionTimeoutMs = CONNECTION_TIMEOUT_MS): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'counter',
    types: createTypeParsers(),
  });
  // An idle connection that is lost leaves the pool; the next query opens another one.
  pool.on('error', () => undefined);
  return new PortableDialect({ pool });
}
