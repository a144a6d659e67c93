import type { SignInRule } from '#contract/accounts/passkeys.ts';

/** The rule of an account without passkeys. */
export const DEFAULT_RULE: SignInRule = 'passwordOrPasskey';

/** Returns true if a password isn't enough. */
export const needsPasskey = (rule: SignInRule): boolean => rule !== 'passwordOrPasskey';
