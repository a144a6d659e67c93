import { normalAddress } from '../accounts/emailAddress.ts';
import type { Deps } from '../deps.ts';

export type Guest = { email: string; password: string };

type Needs = Pick<Deps, 'store' | 'passwords'>;

/** The same in every process: several that start at once make one account. */
const GUEST_ID = 'guest';

/**
 * Makes the guest account what the settings say: there, changed, or gone. A changed password or address ends the
 * guest's sessions. False where the address already belongs to an administrator, whom no setting may overwrite.
 */
export async function keepGuest(guest: Guest | undefined, deps: Needs): Promise<boolean> {
  const { admins, sessions } = deps.store;
  const kept = await admins.guest();
  if (!guest) {
    if (kept) await admins.remove(kept.id);
    return true;
  }
  const email = normalAddress(guest.email);
  const owner = await admins.byEmail(email);
  if (owner && owner.kind !== 'guest') return false;
  if (kept?.email === email && (await deps.passwords.matches(guest.password, kept.passwordHash))) return true;
  const id = kept?.id ?? GUEST_ID;
  const passwordHash = await deps.passwords.hash(guest.password);
  await admins.put({ id, kind: 'guest', email, fullName: 'Guest Administrator', passwordHash });
  await sessions.removeAllOf(id);
  return true;
}
