import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_LIFE } from '../session/sessions.ts';
import type { SessionPort } from '../session/sessionPort.ts';

/**
 * The token in a cookie that scripts can't read. Where browsers come by https it is `__Host-sid` and Secure. By http
 * it is a plain `sid`, on loopback too: not every browser keeps a Secure cookie there, and a sign-in that silently
 * doesn't hold is worse than a flag that protects nothing inside one machine.
 */
export function cookieSession(https: boolean): (context: Context) => SessionPort {
  const name = https ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  // Every request reads it, so it is looked for by itself: a token has no characters that a cookie would have to escape.
  const held = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]+)[ \\t]*(?:;|$)`);
  return (context) => ({
    read: () => held.exec(context.req.header('cookie') ?? '')?.[1],
    write: (token) => setCookie(context, name, token, { ...options, maxAge: SESSION_LIFE / 1000 }),
    clear: () => void deleteCookie(context, name, options),
  });
}
