import { expect, it } from 'vitest';
import { emailError, newPasswordError, passwordError } from '#features/auth/credentialsModel.ts';

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ananya.k@counter', 'Invalid email format'],
  ['ananya counter@x.y', 'Invalid email format'],
  ['ananya.k@counter.example', undefined],
  [' ananya.k@counter.example ', undefined],
  [`${'a'.repeat(10_000)}@counter.example`, 'Email must be at most 254 characters'],
])('the e-mail “%s” reads %s', (email, error) => expect(emailError(email)).toBe(error));

it('takes a password that exists as it is', () => {
  expect(passwordError('')).toBe('Password is required');
  expect(passwordError(' ')).toBeUndefined();
});

it.each([
  ['', 'Password is required'],
  ['abc12', 'Password must be at least 6 characters'],
  ['abc123', undefined],
  ['      ', undefined],
  ['x'.repeat(1025), 'Password must be at most 1024 characters'],
])('a new password “%s” reads %s', (password, error) => expect(newPasswordError(password)).toBe(error));
