import { expect, it } from 'vitest';
import { createRegisterSchema, emptyRegistration } from '#features/auth/register/registerModel.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import * as messages from '#languages/en/auth.ts';
import { getFirstError } from './getFirstError.ts';

const registerSchema = createRegisterSchema(messages);
const right = { fullName: 'Priya', email: 'p@counter.example', phoneNumber: '', password: 'secret' };

it.each([
  ['', 'Full name is required'],
  ['  ', 'Full name is required'],
  ['Priyanka Venkataraghavan', undefined],
  ['x'.repeat(201), 'Full name must be at most 200 characters'],
])('the name “%s” reads %s', (name, error) =>
  expect(getFirstError(registerSchema, { ...right, fullName: name })).toBe(error),
);

it.each([
  ['', undefined],
  ['9'.repeat(40), undefined],
  ['9'.repeat(41), 'Phone number must be at most 40 characters'],
])('the phone number “%s” has the error: %s', (phone, error) =>
  expect(getFirstError(registerSchema, { ...right, phoneNumber: phone })).toBe(error),
);

it('picks an error of the server only for a field of the form', () => {
  const refusal = { field: 'password', message: 'Too easy' };
  expect(toFormFieldError(refusal, emptyRegistration)).toBe(refusal);
  expect(toFormFieldError({ ...refusal, field: 'toString' }, emptyRegistration)).toBeUndefined();
  expect(toFormFieldError(undefined, emptyRegistration)).toBeUndefined();
});

it('trims fields and omits an empty phone number', () => {
  const typed = { fullName: ' Priya ', email: ' p@counter.example ', phoneNumber: ' ', password: ' secret ' };
  const sent = { fullName: 'Priya', email: 'p@counter.example', password: ' secret ' };
  expect(registerSchema.parse(typed)).toStrictEqual(sent);
  expect(registerSchema.parse({ ...typed, phoneNumber: ' +91 98450 12345 ' })).toStrictEqual({
    ...sent,
    phoneNumber: '+91 98450 12345',
  });
});
