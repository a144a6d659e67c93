import { normalizeEmail } from '#contract/accounts/email.ts';
import { normalizePassword } from '#contract/accounts/password.ts';
import type { Deps } from '../base/deps.ts';
import type { Guest } from '../settings/settings.ts';
import { matchPassword } from './accountFields.ts';

type GuestDeps = Pick<Deps, 'db' | 'passwords'>;

/** A fixed id, so that processes that start at the same time create only one account. */
const GUEST_ID = 'guest';

/**
 * Creates, updates or removes the guest account to match the settings. A changed password or address ends the
 * guest's sessions. Returns false if the address belongs to an administrator.
 */
export async function syncGuestAccount(guest: Guest | undefined, deps: GuestDeps): Promise<boolean> {
  const { admins, sessions } = deps.db;
  const existing = await admins.findGuest();
  if (!guest) {
    if (existing) await admins.remove(existing.id);
    return true;
  }
  const email = normalizeEmail(guest.email);
  const owner = await admins.findByEmail(email);
  if (owner && owner.kind !== 'guest') return false;
  if (existing?.email === email && (await matchPassword(guest.password, existing.passwordHash, deps)))
    return true;
  const id = existing?.id ?? GUEST_ID;
  const passwordHash = await deps.passwords.hash(normalizePassword(guest.password));
  await admins.save({ id, kind: 'guest', email, fullName: 'Guest Administrator', passwordHash });
  await sessions.removeAllOf(id);
  return true;
}
