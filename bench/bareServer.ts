import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Runs in a separate process, like the measured server. Responds to every request with the first message it receives.

process.once('message', ({ base64, headers }: { base64: string; headers: Record<string, string> }) => {
  const body = Buffer.from(base64, 'base64');
  const app = new Hono().get('*', (context) => context.body(body, 200, headers));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send?.(`http://127.0.0.1:${port}`),
  );
});
