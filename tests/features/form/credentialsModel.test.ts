import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import {
  createEmailSchema,
  createNameSchema,
  createNewPasswordSchema,
  createPasswordSchema,
  createPhoneSchema,
} from '#features/form/credentialsModel.ts';
import { credentials as credentialsMessages, register } from '#languages/en/auth.ts';
import { INVISIBLE_CHARACTERS } from '../../contract/text/invisibleCharacters.ts';
import { getFirstError } from '../auth/getFirstError.ts';

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
])('the email “%s” has the error: %s', (email, error) =>
  expect(getFirstError(emailSchema, email)).toBe(error),
);

it.each(INVISIBLE_CHARACTERS)('removes %j around an address, a name and a phone number', (hidden) => {
  const clean = (schema: z.ZodMiniType, text: string) => z.parse(schema, hidden + text + hidden);
  expect(clean(emailSchema, 'asha@store.example')).toBe('asha@store.example');
  expect(clean(createNameSchema(register), 'Asha Rao')).toBe('Asha Rao');
  expect(clean(createPhoneSchema(register), '+91 98450 12345')).toBe('+91 98450 12345');
  expect(getFirstError(emailSchema, hidden)).toBe('Email is required');
  expect(getFirstError(createNameSchema(register), hidden)).toBe(register.nameRequired);
  expect(clean(passwordSchema, 'secret')).toBe(`${hidden}secret${hidden}`);
});

it('accepts any password that is not empty for signing in', () => {
  expect(getFirstError(passwordSchema, '')).toBe('Password is required');
  expect(getFirstError(passwordSchema, ' ')).toBeUndefined();
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
])('the new password “%s” has the error: %s', (password, error) =>
  expect(getFirstError(newPasswordSchema, password)).toBe(error),
);
