import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { VIEWS_CAPABILITY } from '#contract/lists/views.ts';
import { STORE_KEYS_CAPABILITY } from '#contract/storefront/storeKeysCapability.ts';
import type { Mail } from '#server/base/mail.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import { openLocalApp } from '#server/openLocalApp.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';
import { SESSION_IDLE_MS } from '#server/accounts/sessions.ts';
import { createImageFile } from './images/imageFixtures.ts';
import { CREATE, draft, EDIT, toFormData, type Sent } from './shop.ts';
import { GUEST, START } from './serverUnderTest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function resolved(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return join(root, specifier.replace(/^#(contract|languages)\//, 'src/$1/').replace('#server/', 'server/'));
}

/** Returns every module and package that a module imports at run time. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '([^']+)'/gms,
  )) {
    if (/^[.#]/.test(specifier)) reach(resolved(specifier, file), seen);
    else seen.add(specifier);
  }
  return seen;
}

it.each(['server/openLocalApp.ts', 'server/db/wasmSqlite.ts', 'server/seed/sampleOrders.ts'])(
  '%s imports nothing from Node',
  (file) => {
    const reached = [...reach(join(root, file))];
    const packages = reached.filter((one) => !one.startsWith(root));
    expect(
      packages.filter(
        (name) => !/^(@sqlite\.org\/sqlite-wasm|bowser|hono|kysely|p-limit|zod)(\/|$)/.test(name),
      ),
    ).toEqual([]);
    expect(reached.length).toBeGreaterThan(4);
  },
);

async function openApp() {
  let now = START;
  const mails: Mail[] = [];
  const { dialect } = await openWasmSqlite();
  const app = await openLocalApp({
    dialect,
    onMail: (mail) => void mails.push(mail),
    products: sampleProducts,
    orders: sampleOrders,
    guest: GUEST,
    clock: () => now,
  });
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await app.fetch(new Request(`http://localhost${path}`, { method, ...sent }));
    return { status: response.status, ...(await response.json()) };
  };
  const save = async (path: string, sent: Sent) => {
    const response = await app.fetch(
      new Request(`http://localhost${path}`, { method: 'POST', body: toFormData(sent) }),
    );
    return (await response.json()).data.productId as string;
  };
  return { ask, save, mails, wait: (milliseconds: number) => void (now += milliseconds) };
}

it('signs in, deletes a product and signs out', async () => {
  const { ask } = await openApp();
  expect(await ask('GET', '/api/order/admin/get-orders')).toMatchObject({ status: 401 });
  expect(await ask('POST', '/api/admin/login', { ...GUEST, password: 'x' })).toMatchObject({
    data: { isPassValid: false },
  });
  expect(await ask('POST', '/api/admin/login', GUEST)).toMatchObject({
    data: { user: { email: GUEST.email } },
  });
  const id = sampleProducts[0]?._id;
  expect(await ask('DELETE', `/api/product/admin/delete-product/${id}`)).toEqual({ status: 200, data: {} });
  const { data } = await ask('GET', '/api/product/admin/get-all-products');
  expect(data.products).toHaveLength(sampleProducts.length - 1);
  await ask('POST', '/api/admin/logout');
  expect(await ask('GET', '/api/admin/check-admin')).toEqual({ status: 200, data: { isLoggedIn: false } });
});

it('registers, verifies, resets the password and signs in', async () => {
  const { ask, mails, wait } = await openApp();
  const email = 'asha@store.example';
  const account = { email, password: 'a bowl of marigolds', fullName: 'Asha' };
  await ask('POST', '/api/admin/register', account);
  await expect.poll(() => mails[0]?.codeOrLink).toBe('042917');
  wait(60_000);
  expect(await ask('POST', '/api/admin/check-otp-status', { email })).toEqual({
    status: 200,
    data: { isOtpActive: true, remainingTime: 240 },
  });
  expect(await ask('POST', '/api/admin/verify-otp', { email, otp: '042917' })).toMatchObject({
    data: { user: { fullName: 'Asha' } },
  });
  const { isLoggedIn, capabilities } = (await ask('GET', '/api/admin/check-admin')).data;
  expect(isLoggedIn).toBe(true);
  expect(capabilities).toContain(VIEWS_CAPABILITY);
  // No storefront can send requests to the page.
  expect(capabilities).not.toContain(STORE_KEYS_CAPABILITY);
  await ask('POST', '/api/admin/forgot-password', { email });
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(2);
  const path = new URL(mails[1]?.codeOrLink ?? '').pathname;
  const password = 'a bowl of jasmine';
  await ask('POST', `/api/admin${path}`, { password, confirmPassword: password });
  expect((await ask('GET', '/api/admin/check-admin')).data.isLoggedIn).toBe(false);
  expect(await ask('POST', '/api/admin/login', { email, password })).toMatchObject({ data: { user: {} } });
});

it('creates and edits products, and shows their images', async () => {
  const { ask, save } = await openApp();
  await ask('POST', '/api/admin/login', GUEST);
  const png = await createImageFile();
  const id = await save(CREATE, { product: draft, images: [png] });
  const getImages = async () =>
    (await ask('GET', `/api/product/admin/get-product/${id}`)).data.product.images as ProductImage[];
  const [first] = await getImages();
  expect(await (await fetch(first?.url ?? '')).bytes()).toEqual(await png.bytes());
  await save(`${EDIT}/${id}`, { product: draft, images: [png], imagesToDelete: [first?.publicId] });
  const [second, ...more] = await getImages();
  expect([second?.url === first?.url, more]).toEqual([false, []]);
  // Kept for the earlier version.
  expect((await fetch(first?.url ?? '')).status).toBe(200);
});

it('keeps apps separate and uses the given clock', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await one.ask('POST', '/api/admin/login', GUEST);
  expect((await other.ask('GET', '/api/admin/check-admin')).data.isLoggedIn).toBe(false);
  one.wait(SESSION_IDLE_MS);
  expect((await one.ask('GET', '/api/admin/check-admin')).data.isLoggedIn).toBe(false);
});
