import { expect, it } from 'vitest';
import { getFieldToFocus, getValuesAfterLogin } from '#features/auth/login/loginModel.ts';

const values = { email: 'a@b.co', password: 'secret' };

it('clears the specified fields', () => {
  expect(getValuesAfterLogin('userNotFound', values)).toEqual({ email: '', password: '' });
  expect(getValuesAfterLogin('wrongPassword', values)).toEqual({ email: 'a@b.co', password: '' });
  expect(getValuesAfterLogin('failed', values)).toEqual(values);
});

it('focuses the cleared field', () => {
  expect(getFieldToFocus('userNotFound')).toBe('email');
  expect(getFieldToFocus('wrongPassword')).toBe('password');
  expect(getFieldToFocus('failed')).toBeUndefined();
});
