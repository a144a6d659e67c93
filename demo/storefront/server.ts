// `npm run storefront`: an example of a storefront's server. It serves one page, and forwards what customers may do to the
// Store API. The key stays here: it never reaches a browser.
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { runKeyCommand } from '../../server/bin/keys.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { httpUrl, wholeNumber } from '../../server/settings/values.ts';

const { COUNTER_URL, STORE_KEY, STOREFRONT_PORT = '4650' } = process.env;
const KEY_NAME = `Storefront example, port ${STOREFRONT_PORT}`;

if (!wholeNumber(0, 65_535).safeParse(STOREFRONT_PORT).success)
  stop(`STOREFRONT_PORT must be a whole number from 0 to 65535 (it is '${STOREFRONT_PORT}').`);
if (COUNTER_URL !== undefined && !httpUrl.safeParse(COUNTER_URL).success)
  stop(`COUNTER_URL must be the http(s) address of the store (it is '${COUNTER_URL}').`);

const settings = readOwnSettings();
const counterUrl = COUNTER_URL ?? `http://localhost:${settings.port}`;
let key = STORE_KEY ?? '';

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function readOwnSettings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop((error as Error).message);
  }
}

const endKey = () => runKeyCommand(['end', KEY_NAME], settings).catch(() => undefined);

/** Creates a key for this run. One of an earlier run may be left if it was killed. */
async function createKey(): Promise<string> {
  await endKey();
  return (await runKeyCommand(['create', KEY_NAME], settings)).at(-1) ?? '';
}

function fail(error: Error): never {
  console.error(
    `${error.message}\nThe example needs a running store (npm start) and the port ${STOREFRONT_PORT}.`,
  );
  process.exit(1);
}

/** Sends a request to the Store API and returns its response. */
async function forward({ req }: Context, path: string, body?: object): Promise<Response> {
  try {
    const response = await fetch(`${counterUrl}/api/store${path}`, {
      method: req.method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': req.header('idempotency-key') ?? '',
        'accept-language': req.header('accept-language') ?? '',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return Response.json(await response.json(), { status: response.status });
  } catch {
    return Response.json({ message: 'The store can’t be reached. Please try again.' }, { status: 502 });
  }
}

const app = new Hono();
app.get('/', async (context) => context.html(await readFile(new URL('index.html', import.meta.url), 'utf8')));
app.get('/products', (context) => forward(context, `/products${new URL(context.req.url).search}`));
app.get('/products/:id', (context) =>
  forward(context, `/products/${encodeURIComponent(context.req.param('id'))}`),
);
app.post('/orders', async (context) => {
  const order = await context.req.json<object>().catch(() => ({}));
  // Delivery is free. Set here and not in the page, because customers can change what a page sends.
  return forward(context, '/orders', { ...order, deliveryCharges: 0 });
});
// The images are public.
app.get('/uploads/*', ({ req }) => fetch(counterUrl + req.path));

const server = serve(
  { fetch: app.fetch, port: Number(STOREFRONT_PORT), hostname: '127.0.0.1' },
  async ({ port }) => {
    if (STORE_KEY === undefined) key = await createKey().catch(fail);
    console.log(`The storefront example is ready on http://localhost:${port}`);
  },
);
server.on('error', fail);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close();
    if (STORE_KEY === undefined) await endKey();
    process.exit();
  });
