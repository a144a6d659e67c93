import { expect, it } from 'vitest';
import { dataIn, fieldIn, messageIn } from '#contract/envelope.ts';

it('reads an answer with and without the data wrapper alike', () => {
  expect(dataIn({ data: { isLoggedIn: false } })).toEqual({ isLoggedIn: false });
  expect(dataIn({ isLoggedIn: false })).toEqual({ isLoggedIn: false });
  expect(dataIn(undefined)).toEqual({});
  expect(dataIn({ data: null, isLoggedIn: false })).toMatchObject({ isLoggedIn: false });
});

it('finds the server’s message at the top or inside the data', () => {
  expect(messageIn({ message: 'No stock' })).toBe('No stock');
  expect(messageIn({ data: { message: 'No stock' } })).toBe('No stock');
  expect(messageIn({ message: '  ' })).toBeUndefined();
  expect(messageIn({ message: { text: 'x' } })).toBeUndefined();
  expect(messageIn('boom')).toBeUndefined();
});

it('finds the field that a message is about at the top or inside the data', () => {
  expect(fieldIn({ message: 'Too easy', field: 'password' })).toBe('password');
  expect(fieldIn({ data: { message: 'Too easy', field: 'password' } })).toBe('password');
  expect(fieldIn({ message: 'No stock' })).toBeUndefined();
  expect(fieldIn({ field: 7 })).toBeUndefined();
});
