import { expect, it } from 'vitest';
import { matches, resetRules } from '#features/auth/reset/resetModel.ts';

it('compares the two, and calls no difference an error', () => {
  expect(matches({ password: 'secret one', confirmPassword: 'secret one' })).toBe(true);
  expect(matches({ password: 'secret one', confirmPassword: 'Secret one' })).toBe(false);
  expect(resetRules.confirmPassword()).toBeUndefined();
});
