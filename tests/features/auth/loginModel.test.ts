import { expect, it } from 'vitest';
import { fieldAfter, valuesAfter } from '#features/auth/login/loginModel.ts';

const values = { email: 'a@b.co', password: 'secret' };

it('clears what the specification says', () => {
  expect(valuesAfter('userNotFound', values)).toEqual({ email: '', password: '' });
  expect(valuesAfter('wrongPassword', values)).toEqual({ email: 'a@b.co', password: '' });
  expect(valuesAfter('failed', values)).toEqual(values);
});

it('goes on in the field that was cleared', () => {
  expect(fieldAfter('userNotFound')).toBe('email');
  expect(fieldAfter('wrongPassword')).toBe('password');
  expect(fieldAfter('failed')).toBeUndefined();
});
