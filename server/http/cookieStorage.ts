import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_LIFETIME_MS } from '../accounts/sessions.ts';
import type { TokenStorage } from './deps.ts';

/**
 * Stores the session token in an HTTP-only cookie: `__Host-sid` over https, and a plain `sid` over http, because
 * some browsers drop Secure cookies even on loopback.
 */
export function createCookieStorage(https: boolean): (context: Context) => TokenStorage {
  const name = https ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  // A regular expression, because this runs on every request and a cookie parser is slower.
  const cookiePattern = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]+)[ \\t]*(?:;|$)`);
  return (context) => ({
    read: () => cookiePattern.exec(context.req.header('cookie') ?? '')?.[1],
    write: (token) => setCookie(context, name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 }),
    clear: () => void deleteCookie(context, name, options),
  });
}
