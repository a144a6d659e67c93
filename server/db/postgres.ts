import {
  type CompiledQuery,
  type DataTypeNode,
  type Dialect,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { Client, Pool, TypeOverrides } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { sanitizeParameters } from './sanitizeParameters.ts';
import type { Log } from '../base/deps.ts';
import type { RevisionFeed, Revisions } from '../base/database.ts';

/** Compares text byte by byte like SQLite, so that lists have the same order on both engines. */
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

const BIGINT_OID = 20;

/** Reads bigint as a number. Counts and times are well below 2^53. */
function createTypeParsers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT_OID, Number);
  return types;
}

const MAX_CONNECTIONS = 10;

/** The longest time that a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 5000;

/** Creates the dialect of a PostgreSQL database, which several processes may share. */
export function createPostgresDialect(url: string, connectionTimeoutMs = CONNECTION_TIMEOUT_MS): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'counter',
    types: createTypeParsers(),
  });
  // The pool drops a lost idle connection and opens a new one for the next query. It doesn't listen to a
  // connection in use, and an error without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PortableDialect({ pool });
}

// Servers on one PostgreSQL database notify each other of writes with NOTIFY. Each listens on a dedicated
// connection.

const CHANNEL = 'counter_revisions';

/** Notifies all servers of new revisions, as 'orders 12 products 34'. */
export const notifyServers = (revisions: Partial<Revisions>) =>
  sql`select pg_notify(${CHANNEL}, ${Object.entries(revisions).flat().join(' ')})`;

const parseNotification = (payload: string): Partial<Revisions> =>
  Object.fromEntries(
    Array.from(payload.matchAll(/(\w+) (\d+)/g), ([, name, version]) => [name, Number(version)]),
  );

/** The revisions are also polled, in case a connection is dead or a pooler drops notifications. */
const CHECK_INTERVAL_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;

type ListenOptions = { url: string; publish: RevisionFeed['publish']; log: Log };

/** Listens for writes of other servers until it is closed. Reconnects when the connection is lost. */
export function listenForRevisions(options: ListenOptions): { close(): Promise<void> } {
  const shutdown = new AbortController();
  const stopped = keepListening(options, shutdown.signal);
  return {
    close() {
      shutdown.abort();
      return stopped;
    },
  };
}

async function keepListening(options: ListenOptions, shutdown: AbortSignal): Promise<void> {
  let failures = 0;
  const onNotification = () => void (failures = 0);
  while (!shutdown.aborted) {
    await listenOnce(options, shutdown, onNotification).catch((error: unknown) => {
      if (!shutdown.aborted) options.log.warn({ err: error }, 'revision listener disconnected');
    });
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    await sleep(wait, undefined, { signal: shutdown }).catch(() => undefined);
  }
}

/** Listens while the connection lasts. First reads the revisions, so that no earlier write is missed. */
async function listenOnce(
  { url, publish }: ListenOptions,
  shutdown: AbortSignal,
  onNotification: () => void,
): Promise<never> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'counter revisions',
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('the database ended the connection')));
  client.on('notification', ({ payload = '' }) => publish(parseNotification(payload)));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    for (;;) {
      const { rows } = await client.query<{ list: string; version: string }>(
        'select list, version from list_versions',
      );
      publish(Object.fromEntries(rows.map(({ list, version }) => [list, Number(version)])));
      onNotification();
      const signal = AbortSignal.any([shutdown, lost.signal]);
      await sleep(CHECK_INTERVAL_MS, undefined, { signal });
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
