import type { Data } from '../call.ts';
import type { Admin, checkAdmin, login } from './admin.ts';

// The wire speaks in flags, the app speaks in outcomes. Only this file and accountOutcomes know both.

export type Session =
  | { status: 'signedOut' }
  | { status: 'signedIn'; admin: Admin; capabilities: readonly string[] };

export function readSession({ isLoggedIn, admin, capabilities }: Data<typeof checkAdmin>): Session {
  if (!isLoggedIn || !admin) return { status: 'signedOut' };
  return { status: 'signedIn', admin, capabilities: capabilities ?? [] };
}

export type LoginOutcome =
  | { outcome: 'signedIn'; admin: Admin }
  | { outcome: 'userNotFound' }
  | { outcome: 'wrongPassword' }
  | { outcome: 'failed' };

export function readLogin(answer: Data<typeof login>): LoginOutcome {
  if (answer.user) return { outcome: 'signedIn', admin: answer.user };
  if (answer.userNotFound) return { outcome: 'userNotFound' };
  if (answer.isPassValid === false) return { outcome: 'wrongPassword' };
  return { outcome: 'failed' };
}
