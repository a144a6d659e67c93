import { Hono } from 'hono';

export type Readiness = 'ready' | 'draining' | 'disk full' | 'store not writable' | 'store unavailable';

/** Answers /livez while the process runs, and /readyz while it should get requests. */
export function health(readiness: () => Promise<Readiness>): Hono {
  const app = new Hono();
  app.get('/livez', (context) => context.text('alive', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const state = await readiness();
    return context.text(state, state === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}
