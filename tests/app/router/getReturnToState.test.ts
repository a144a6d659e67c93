import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getReturnToState } from '#app/router/getReturnToState.ts';

const at = (pathname: string, rest: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'k',
  ...rest,
});

describe('a link to the sign-in page', () => {
  it('passes on the current page with its query', () => {
    expect(getReturnToState('/login', at('/product-list', { search: '?search=kettle' }))).toEqual({
      from: '/product-list?search=kettle',
    });
    expect(getReturnToState('/admin/login', at('/no/such/page'))).toEqual({ from: '/no/such/page' });
  });

  it('passes on the page that a signed-out page was given, and never that page itself', () => {
    const state = { from: '/product-list' };
    expect(getReturnToState('/login', at('/register', { state }))).toEqual(state);
    expect(getReturnToState('/register', at('/admin/login', { state }))).toEqual(state);
    expect(getReturnToState('/login', at('/reset-password/7/token'))).toBeUndefined();
  });

  it('does not pass on messages', () => {
    const state = { from: '/product-list', message: { tone: 'info', text: 'Hello' }, email: 'a@b.co' };
    expect(getReturnToState('/login', at('/register', { state }))).toEqual({ from: '/product-list' });
  });
});

it('other links pass on nothing', () => {
  expect(getReturnToState('/', at('/login', { state: { from: '/product-list' } }))).toBeUndefined();
  expect(getReturnToState('/orders', at('/product-list'))).toBeUndefined();
});
