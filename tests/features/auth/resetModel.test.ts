import { expect, it } from 'vitest';
import { createResetSchema, hasSamePasswords } from '#features/auth/reset/resetModel.ts';
import * as messages from '#languages/en/auth.ts';
import { getFirstError } from './getFirstError.ts';

it('compares both passwords in any Unicode form, but not in the schema', () => {
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'secret one' })).toBe(true);
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'Secret one' })).toBe(false);
  const typed = {
    password: 'Königsblüte 7'.normalize('NFC'),
    confirmPassword: 'Königsblüte\u00a07'.normalize('NFD'),
  };
  expect(hasSamePasswords(typed)).toBe(true);
  expect(
    getFirstError(createResetSchema(messages), { password: 'secret one', confirmPassword: 'Secret one' }),
  ).toBeUndefined();
});
