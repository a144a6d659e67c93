// `npm run storefront`: an example of a storefront's server. It serves one page, and forwards what customers may do to the
// Store API. The key stays here: it never reaches a browser.
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { runKeyCommand } from '../../server/bin/keys.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { httpUrl, wholeNumber } from '../../server/settings/values.ts';
import { verifyWebhook } from './verifyWebhook.ts';

const { COUNTER_URL, STORE_KEY, STOREFRONT_PORT = '4650', WEBHOOK_SECRET } = process.env;
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
async function forward({ req }: Context, path: string, { method = req.method, body }: Sent = {}) {
  try {
    const response = await fetch(`${counterUrl}/api/store${path}`, {
      method,
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
type Sent = { method?: string; body?: object };

/** The cart of this browser. Nobody can guess it, so it also shows whose orders are whose: there is no sign-in. */
const getCart = (context: Context) => getCookie(context, 'cart');

const startCart = (context: Context) =>
  setCookie(context, 'cart', crypto.randomUUID(), { httpOnly: true, sameSite: 'Strict', path: '/' });

const isOfCart = async (response: Response, cart: string | undefined) =>
  response.ok && cart !== undefined && (await response.clone().json()).data.order.cart === cart;

const app = new Hono();
app.get('/', async (context) => {
  if (!getCart(context)) startCart(context);
  return context.html(await readFile(new URL('index.html', import.meta.url), 'utf8'));
});
app.get('/products', (context) => forward(context, `/products${new URL(context.req.url).search}`));
app.get('/products/:id', (context) =>
  forward(context, `/products/${encodeURIComponent(context.req.param('id'))}`),
);
app.post('/orders', async (context) => {
  const order = await context.req.json<object>().catch(() => ({}));
  const cart = getCart(context);
  if (!cart) return context.json({ message: 'Please allow cookies, and load the page again.' }, 400);
  // Delivery is free. Set here and not in the page, because customers can change what a page sends.
  return forward(context, '/orders', { body: { ...order, cart, deliveryCharges: 0 } });
});
// The key can read and cancel every order of the store, so the storefront makes sure that it is the customer's own.
app.get('/orders', async (context) => {
  const cart = getCart(context);
  if (!cart) return context.json({ data: { orders: [] } });
  return forward(context, `/orders?cart=${encodeURIComponent(cart)}`);
});
app.post('/orders/:id/cancel', async (context) => {
  const path = `/orders/${encodeURIComponent(context.req.param('id'))}`;
  const order = await forward(context, path, { method: 'GET' });
  if (!(await isOfCart(order, getCart(context))))
    return context.json({ message: 'There is no such order.' }, 404);
  return forward(context, `${path}/cancel`);
});
if (WEBHOOK_SECRET)
  app.post('/webhooks', async ({ req, body }) => {
    const text = await req.text();
    if (!verifyWebhook(WEBHOOK_SECRET, req.raw.headers, text)) return body(null, 401);
    const { type, data } = JSON.parse(text);
    console.log(
      `Webhook ${req.header('webhook-id')}: ${type} of ${data.order?._id ?? data.productId ?? 'nothing'}`,
    );
    return body(null, 204);
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
