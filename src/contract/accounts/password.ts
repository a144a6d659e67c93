import { getGraphemes } from '../text/graphemes.ts';
import { PASSWORD_MIN } from './admin.ts';

/**
 * Returns a password in the form that is hashed and compared (OpaqueString of RFC 8265): systems differ in how they type ü and in
 * which space a key gives.
 */
export const normalizePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize();

/** Tells whether a password has fewer characters than it needs, counted as people see them: an emoji is one. */
export const isPasswordShort = (password: string): boolean =>
  password.length < PASSWORD_MIN || getGraphemes(normalizePassword(password)).length < PASSWORD_MIN;
