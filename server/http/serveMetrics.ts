import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getAddress } from './listen.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import type { MetricsRegistry } from '../monitoring/metrics.ts';

/** Serves the metrics at /metrics on their own port, which the public address doesn't reach. */
export async function serveMetrics(
  metrics: MetricsRegistry,
  { host, port }: NonNullable<Settings['metrics']>,
): Promise<{ address: string; close(): void }> {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metrics.render(), 200, { 'Content-Type': metrics.contentType }),
  );
  const server = createServer(getRequestListener(app.fetch));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`METRICS_PORT ${port} on ${host} can't be used (${reason}): set another one.`);
  }
  return {
    address: `${getAddress(server, host)}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
