import { getGraphemes } from '../text/graphemes.ts';
import { MIN_PASSWORD_LENGTH } from './admin.ts';

/**
 * Normalizes a password before it is hashed or compared (OpaqueString, RFC 8265), because keyboards differ in how
 * they enter ü or a space.
 */
export const normalizePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize();

const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;

/** Returns whether a password is too short. Counts characters as people see them: an emoji is one, a joiner none. */
export const isPasswordTooShort = (password: string): boolean =>
  password.length < MIN_PASSWORD_LENGTH ||
  getGraphemes(normalizePassword(password)).filter((grapheme) => VISIBLE.test(grapheme)).length <
    MIN_PASSWORD_LENGTH;
