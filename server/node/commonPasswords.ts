import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { PASSWORD_MIN } from '#contract/admin.ts';

/** As many as ASVS asks for. */
const MOST = 3000;

/** What somebody who guesses here would think of besides. */
const OURS = ['counter', 'counter123', 'administrator', 'admin123', 'store123', 'open the counter'];

/** What a guesser tries first, in lower case; what is too short to be allowed anyway takes no place from the others. */
const common: ReadonlySet<string> = new Set([
  ...passwords.filter((password) => password.length >= PASSWORD_MIN).slice(0, MOST),
  ...OURS,
]);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
