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

describe('a link to the sign-in', () => {
  it('remembers the page it starts from, with its query', () => {
    expect(getReturnToState('/login', at('/product-list', { search: '?search=kettle' }))).toEqual({
      from: '/product-list?search=kettle',
    });
    expect(getReturnToState('/admin/login', at('/no/such/page'))).toEqual({ from: '/no/such/page' });
  });

  it('passes on what a page of the sign-in was given, and never that page itself', () => {
    const state = { from: '/product-list' };
    expect(getReturnToState('/login', at('/register', { state }))).toEqual(state);
    expect(getReturnToState('/register', at('/admin/login', { state }))).toEqual(state);
    expect(getReturnToState('/login', at('/reset-password/7/token'))).toBeUndefined();
  });

  it('takes along nothing that was said already', () => {
    const state = { from: '/product-list', message: { tone: 'info', text: 'Hello' }, email: 'a@b.co' };
    expect(getReturnToState('/login', at('/register', { state }))).toEqual({ from: '/product-list' });
  });
});

it('every other link takes nothing along', () => {
  expect(getReturnToState('/', at('/login', { state: { from: '/product-list' } }))).toBeUndefined();
  expect(getReturnToState('/orders', at('/product-list'))).toBeUndefined();
});
