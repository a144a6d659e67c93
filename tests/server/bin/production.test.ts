import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASHA } from '../person.ts';
import { runServer } from '../runningServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

const headers = { 'content-type': 'application/json' };

async function waitForCode(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const findMails = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((one) => one.endsWith('.eml'));
  await expect.poll(() => findMails().length).toBe(1);
  const [name = ''] = findMails();
  return /^Subject: (\d{6}) /m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '';
}

it('starts with an empty store, listed registration and https only in production [ASVS 12.2.1]', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const PUBLIC_URL = 'https://counter.example';
  const production = { DATA_DIR, NODE_ENV: 'production', PUBLIC_URL, ADMIN_EMAILS: ASHA.email };
  const server = runServer(production);
  const address = await server.ready;
  const post = (call: string, body: object, cookie = '') =>
    fetch(`${address}/api/admin/${call}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });

  const registered = await post('register', ASHA);
  const [sessionCookie = ''] = registered.headers.getSetCookie();
  expect(sessionCookie).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(registered.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const verified = await post(
    'verify-otp',
    { email: ASHA.email, otp: await waitForCode(DATA_DIR) },
    sessionCookie.split(';')[0],
  );
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-sid=/);

  const get = async (path: string, at = address) => (await fetch(at + path, { headers: { cookie } })).json();
  expect(await get('/api/admin/dashboard-details')).toEqual({
    data: { totalUsers: 0, totalProducts: 0, totalOrders: 0, totalRevenueAmount: 0 },
  });
  expect(readdirSync(join(DATA_DIR, 'uploads'))).toEqual([]);
  const guest = await post('login', { email: 'guest@store.example', password: 'open the counter' });
  expect(await guest.json()).toEqual({ data: { userNotFound: true } });
  const { out } = await server.end('SIGTERM');
  expect(out).not.toContain('guest');

  // A later start outside production does not add samples.
  const { NODE_ENV: _, ...tryingOut } = production;
  const { address: again } = await startWholeServer(tryingOut);
  expect(await get('/api/product/admin/get-all-products', again)).toEqual({ data: { products: [] } });
});
