import { normalizePassword } from '#contract/accounts/password.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Compares a typed password with a hash. `unnormalized` says that the hash is of the password as an earlier version took it: as
 * one system or another sends it. As many forms are compared without a hash as with one.
 */
export async function matchPassword(
  typed: string,
  hash: string | undefined,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<'normalized' | 'unnormalized' | undefined> {
  const password = normalizePassword(typed);
  if (await passwords.matches(password, hash)) return 'normalized';
  const earlier = new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')]);
  earlier.delete(password);
  for (const form of earlier) if (await passwords.matches(form, hash)) return 'unnormalized';
  return undefined;
}
