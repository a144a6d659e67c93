import { expect, it } from 'vitest';
import {
  createEmailSchema,
  createNewPasswordSchema,
  createPasswordSchema,
} from '#features/auth/credentialsModel.ts';
import { credentials as credentialsMessages } from '#languages/en/auth.ts';
import { getError } from './getError.ts';

const emailSchema = createEmailSchema(credentialsMessages);
const passwordSchema = createPasswordSchema(credentialsMessages);
const newPasswordSchema = createNewPasswordSchema(credentialsMessages);

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ananya.k@counter', 'Invalid email format'],
  ['ananya counter@x.y', 'Invalid email format'],
  ['ananya.k@counter.example', undefined],
  [' ananya.k@counter.example ', undefined],
  ['ananya.k@münchen.example', undefined],
  ['ananya.k@例え。jp', undefined],
  [`${'a'.repeat(10_000)}@counter.example`, 'Email must be at most 254 characters'],
])('the email “%s” reads %s', (email, error) => expect(getError(emailSchema, email)).toBe(error));

it('takes a password that exists as it is', () => {
  expect(getError(passwordSchema, '')).toBe('Password is required');
  expect(getError(passwordSchema, ' ')).toBeUndefined();
});

it.each([
  ['', 'Password is required'],
  ['abc12', 'Password must be at least 6 characters'],
  ['abc123', undefined],
  ['ábcdé'.normalize('NFD'), 'Password must be at least 6 characters'],
  ['👨‍👩‍👧‍👦😀abc', 'Password must be at least 6 characters'],
  ['👨‍👩‍👧‍👦😀abcd', undefined],
  ['      ', undefined],
  ['x'.repeat(1025), 'Password must be at most 1,024 characters'],
])('a new password “%s” reads %s', (password, error) =>
  expect(getError(newPasswordSchema, password)).toBe(error),
);
