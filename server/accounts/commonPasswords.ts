import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { PASSWORD_MIN } from '#contract/accounts/admin.ts';

/** As many as ASVS asks for. */
const COUNT = 3000;

/** What somebody who guesses at this product would think of besides. */
const PRODUCT_RELATED = [
  'counter',
  'counter123',
  'administrator',
  'admin123',
  'store123',
  'open the counter',
];

/** What a guesser tries first, in lower case. Those too short to be allowed anyway are left out before counting. */
const common: ReadonlySet<string> = new Set([
  ...passwords.filter((password) => password.length >= PASSWORD_MIN).slice(0, COUNT),
  ...PRODUCT_RELATED,
]);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
