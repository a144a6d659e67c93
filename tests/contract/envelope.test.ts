import { expect, it } from 'vitest';
import { unwrapData, getErrorField, getErrorMessage } from '#contract/wire/envelope.ts';

it('reads a response with and without the data wrapper', () => {
  expect(unwrapData({ data: { isLoggedIn: false } })).toEqual({ isLoggedIn: false });
  expect(unwrapData({ isLoggedIn: false })).toEqual({ isLoggedIn: false });
  expect(unwrapData(undefined)).toEqual({});
  expect(unwrapData({ data: null, isLoggedIn: false })).toMatchObject({ isLoggedIn: false });
});

it('finds the server’s message at the top or inside the data', () => {
  expect(getErrorMessage({ message: 'No stock' })).toBe('No stock');
  expect(getErrorMessage({ data: { message: 'No stock' } })).toBe('No stock');
  expect(getErrorMessage({ message: '  ' })).toBeUndefined();
  expect(getErrorMessage({ message: { text: 'x' } })).toBeUndefined();
  expect(getErrorMessage('boom')).toBeUndefined();
});

it('finds the field of a message at the top or inside the data', () => {
  expect(getErrorField({ message: 'Too easy', field: 'password' })).toBe('password');
  expect(getErrorField({ data: { message: 'Too easy', field: 'password' } })).toBe('password');
  expect(getErrorField({ message: 'No stock' })).toBeUndefined();
  expect(getErrorField({ field: 7 })).toBeUndefined();
});
