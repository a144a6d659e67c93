import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_LIFETIME_MS } from '../accounts/sessions.ts';
import type { SessionPort } from './deps.ts';

/**
 * Stores the session's token in a cookie that scripts can't read. By https it is `__Host-sid` and Secure. By http it is
 * a plain `sid`, on loopback too: not every browser keeps a Secure cookie there, and a sign-in that is silently lost is
 * worse than a flag that protects nothing inside one machine.
 */
export function createCookieSession(https: boolean): (context: Context) => SessionPort {
  const name = https ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  // Every request reads it, and a token needs no unescaping, so a pattern is enough where a parser would be slower.
  const cookiePattern = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]+)[ \\t]*(?:;|$)`);
  return (context) => ({
    read: () => cookiePattern.exec(context.req.header('cookie') ?? '')?.[1],
    write: (token) => setCookie(context, name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 }),
    clear: () => void deleteCookie(context, name, options),
  });
}
