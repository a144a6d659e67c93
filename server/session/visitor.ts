import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { adminOf } from './sessions.ts';

type Needs = Pick<Deps, 'store' | 'clock' | 'newToken' | 'digest' | 'sessionPort'>;

/** Whether who asks for a page is signed in. A store that can't tell is no reason to keep the page back. */
export const visitorIn =
  (deps: Needs) =>
  async (context: Context): Promise<'signedIn' | 'unknown'> => {
    const admin = await adminOf(deps.sessionPort(context), deps).catch(() => undefined);
    return admin ? 'signedIn' : 'unknown';
  };
