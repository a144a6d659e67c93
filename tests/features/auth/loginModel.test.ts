import { expect, it } from 'vitest';
import { getWrongField, getValuesAfterLogin } from '#features/auth/login/loginModel.ts';

const values = { email: 'a@b.co', password: 'secret' };

it('clears the specified fields', () => {
  expect(getValuesAfterLogin('userNotFound', values)).toEqual({ email: '', password: '' });
  expect(getValuesAfterLogin('wrongPassword', values)).toEqual({ email: 'a@b.co', password: '' });
  expect(getValuesAfterLogin('failed', values)).toEqual(values);
});

it('focuses the cleared field', () => {
  expect(getWrongField('userNotFound')).toBe('email');
  expect(getWrongField('wrongPassword')).toBe('password');
  expect(getWrongField('failed')).toBeUndefined();
});
