import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { layoutAt } from '#app/AppRoutes.tsx';
import { takenAlong } from '#app/wayBack.ts';

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
    expect(takenAlong('/login', at('/product-list', { search: '?search=kettle' }), layoutAt)).toEqual({
      from: '/product-list?search=kettle',
    });
    expect(takenAlong('/admin/login', at('/no/such/page'), layoutAt)).toEqual({ from: '/no/such/page' });
  });

  it('passes on what a page of the sign-in was given, and never that page itself', () => {
    const state = { from: '/product-list' };
    expect(takenAlong('/login', at('/register', { state }), layoutAt)).toEqual(state);
    expect(takenAlong('/register', at('/admin/login', { state }), layoutAt)).toEqual(state);
    expect(takenAlong('/login', at('/reset-password/7/token'), layoutAt)).toBeUndefined();
  });

  it('takes along nothing that was said already', () => {
    const state = { from: '/product-list', message: { tone: 'info', text: 'Hello' }, email: 'a@b.co' };
    expect(takenAlong('/login', at('/register', { state }), layoutAt)).toEqual({ from: '/product-list' });
  });
});

it('every other link takes nothing along', () => {
  expect(takenAlong('/', at('/login', { state: { from: '/product-list' } }), layoutAt)).toBeUndefined();
  expect(takenAlong('/orders', at('/product-list'), layoutAt)).toBeUndefined();
});
