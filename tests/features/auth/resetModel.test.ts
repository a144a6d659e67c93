import { expect, it } from 'vitest';
import { createResetSchema, hasSamePasswords } from '#features/auth/reset/resetModel.ts';
import * as messages from '#languages/en/auth.ts';
import { getError } from './getError.ts';

it('compares the two, and calls no difference an error', () => {
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'secret one' })).toBe(true);
  expect(hasSamePasswords({ password: 'secret one', confirmPassword: 'Secret one' })).toBe(false);
  const typed = {
    password: 'Königsblüte 7'.normalize('NFC'),
    confirmPassword: 'Königsblüte\u00a07'.normalize('NFD'),
  };
  expect(hasSamePasswords(typed)).toBe(true);
  expect(
    getError(createResetSchema(messages), { password: 'secret one', confirmPassword: 'Secret one' }),
  ).toBeUndefined();
});
