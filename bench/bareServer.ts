import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// A process of its own, as the measured server is. It answers everything with what it is sent first.

process.once('message', ({ base64, headers }: { base64: string; headers: Record<string, string> }) => {
  const body = Buffer.from(base64, 'base64');
  const app = new Hono().get('*', (context) => context.body(body, 200, headers));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send?.(`http://127.0.0.1:${port}`),
  );
});
