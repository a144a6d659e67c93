import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';

const routes = createRoutes({ client: createClient() });

const matchesAt = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);
const layoutAt = (path: string) => matchesAt(path).find(({ id }) => id)?.id;
const pageAt = async (path: string) => {
  const lazy = matchesAt(path).at(-1)?.lazy;
  return typeof lazy === 'function' ? (await lazy()).Component : undefined;
};

it.each([
  ['/login', '/admin/login'],
  ['/forgot-password', '/login/forgot-password', '/admin/login/forgot-password'],
  ['/forgot-password/success', '/login/forgot-password/success', '/admin/login/forgot-password/success'],
])('%s shows the same page at all its addresses', async (first, ...others) => {
  const page = await pageAt(first);
  expect(page).toBeTypeOf('function');
  for (const other of others) {
    expect(layoutAt(other)).toBe('auth');
    expect(await pageAt(other)).toBe(page);
  }
});

it.each(['/register', '/verify-otp', '/reset-password/7/token', '/reset-password/success', '/cart'])(
  '%s is a signed-out page',
  (path) => expect(layoutAt(path)).toBe('auth'),
);

it.each(['/', '/orders', '/edit-product', '/edit-product/7', '/no/such/page', '/login/no-such-page'])(
  '%s is a signed-in page',
  (path) => expect(layoutAt(path)).toBe('admin'),
);
