import { expect, it } from 'vitest';
import { getFieldToFocus, getValuesAfter } from '#features/auth/login/loginModel.ts';

const values = { email: 'a@b.co', password: 'secret' };

it('clears the specified fields', () => {
  expect(getValuesAfter('userNotFound', values)).toEqual({ email: '', password: '' });
  expect(getValuesAfter('wrongPassword', values)).toEqual({ email: 'a@b.co', password: '' });
  expect(getValuesAfter('failed', values)).toEqual(values);
});

it('focuses the cleared field', () => {
  expect(getFieldToFocus('userNotFound')).toBe('email');
  expect(getFieldToFocus('wrongPassword')).toBe('password');
  expect(getFieldToFocus('failed')).toBeUndefined();
});
