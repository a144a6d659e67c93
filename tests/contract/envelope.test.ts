import { expect, it } from 'vitest';
import { unwrapData, getFieldName, getMessage } from '#contract/wire/envelope.ts';

it('reads a response with and without the data wrapper', () => {
  expect(unwrapData({ data: { isLoggedIn: false } })).toEqual({ isLoggedIn: false });
  expect(unwrapData({ isLoggedIn: false })).toEqual({ isLoggedIn: false });
  expect(unwrapData(undefined)).toEqual({});
  expect(unwrapData({ data: null, isLoggedIn: false })).toMatchObject({ isLoggedIn: false });
});

it('finds the server’s message at the top or inside the data', () => {
  expect(getMessage({ message: 'No stock' })).toBe('No stock');
  expect(getMessage({ data: { message: 'No stock' } })).toBe('No stock');
  expect(getMessage({ message: '  ' })).toBeUndefined();
  expect(getMessage({ message: { text: 'x' } })).toBeUndefined();
  expect(getMessage('boom')).toBeUndefined();
});

it('finds the field of a message at the top or inside the data', () => {
  expect(getFieldName({ message: 'Too easy', field: 'password' })).toBe('password');
  expect(getFieldName({ data: { message: 'Too easy', field: 'password' } })).toBe('password');
  expect(getFieldName({ message: 'No stock' })).toBeUndefined();
  expect(getFieldName({ field: 7 })).toBeUndefined();
});
