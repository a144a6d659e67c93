import { getGraphemes } from '../text/graphemes.ts';
import { MIN_PASSWORD_LENGTH } from './admin.ts';

/**
 * Normalizes a password before it is hashed or compared (OpaqueString, RFC 8265), because keyboards differ in how
 * they enter ü or a space.
 */
export const normalizePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize();

/** Returns whether a password is too short. Counts characters as people see them: an emoji is one. */
export const isPasswordTooShort = (password: string): boolean =>
  password.length < MIN_PASSWORD_LENGTH ||
  getGraphemes(normalizePassword(password)).length < MIN_PASSWORD_LENGTH;
