import { expect, it } from 'vitest';
import { hasSamePasswords, resetSchema } from '#features/auth/reset/resetModel.ts';
import { getError } from './getError.ts';

it('compares the two, and calls no difference an error', () => {
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'secret one' })).toBe(true);
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'Secret one' })).toBe(false);
  expect(getError(resetSchema, { password: 'secret one', confirmPassword: 'Secret one' })).toBeUndefined();
});
