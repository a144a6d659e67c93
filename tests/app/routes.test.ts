import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';

const pageAt = (path: string) => routes.find((route) => route.path === path);

it.each([
  ['/login', '/admin/login'],
  ['/forgot-password', '/login/forgot-password', '/admin/login/forgot-password'],
  ['/forgot-password/success', '/login/forgot-password/success', '/admin/login/forgot-password/success'],
])('%s has one screen at all its addresses', (first, ...others) => {
  expect(pageAt(first)?.layout).toBe('auth');
  expect(others.filter((other) => pageAt(other)?.Component !== pageAt(first)?.Component)).toEqual([]);
});

it.each(['/register', '/verify-otp', '/reset-password/:id/:token', '/reset-password/success'])(
  '%s is a page of the sign-in',
  (path) => expect(pageAt(path)?.layout).toBe('auth'),
);

it('an address has one screen, whichever stands first: the app takes the first, without ranking them', () => {
  const matching = routes.map(({ path }) => routes.filter((one) => matchPath(one.path, path)).length);
  expect(matching).toEqual(routes.map(() => 1));
});
