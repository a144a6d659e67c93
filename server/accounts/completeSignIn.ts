import type { Admin } from '#contract/accounts/admin.ts';
import type { Deps } from '../base/deps.ts';
import type { Visitor } from '../base/handler.ts';
import type { StoredAdmin } from '../base/database.ts';
import { rememberDevice } from './accountNotices.ts';
import { startSession, toPublicAdmin } from './sessions.ts';

type Method = 'password' | 'passkey' | 'password and passkey' | 'password and recovery code';

/** Starts a session after all checks of a sign-in. The method is for the log. */
export async function completeSignIn(
  visitor: Visitor,
  admin: StoredAdmin,
  method: Method,
  deps: Deps,
): Promise<{ user: Admin }> {
  await startSession(visitor, admin, deps);
  rememberDevice(visitor, admin, deps);
  deps.log.info({ ip: visitor.ip, admin: admin.id, method }, 'signed in');
  return { user: toPublicAdmin(admin, deps) };
}
