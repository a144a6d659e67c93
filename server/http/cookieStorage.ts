import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { DEVICE_LIFETIME_MS } from '../accounts/devices.ts';
import { SESSION_LIFETIME_MS } from '../accounts/sessions.ts';
import type { TokenStorage } from '../base/deps.ts';

/**
 * Stores a token in an HTTP-only cookie: `__Host-sid` over https, and a plain `sid` over http, because some browsers
 * drop Secure cookies even on loopback.
 */
function createStorage(plainName: string, lifetimeMs: number, https: boolean) {
  const name = https ? `__Host-${plainName}` : plainName;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  // A regular expression, because this runs on every request and a cookie parser is slower.
  const cookiePattern = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]+)[ \\t]*(?:;|$)`);
  return (context: Context): TokenStorage => ({
    read: () => cookiePattern.exec(context.req.header('cookie') ?? '')?.[1],
    write: (token) => setCookie(context, name, token, { ...options, maxAge: lifetimeMs / 1000 }),
    clear: () => void deleteCookie(context, name, options),
  });
}

/**
 * Tells the browser to drop what it has cached. Not `storage`, which has the theme and the language, nor `cookies`, which
 * would forget the device and sign out of other hosts of the domain. The front end removes the administrator's own data.
 */
const CLEARED_AT_SIGN_OUT = '"cache"';

/** Stores the session token. Clearing it also clears the browser's cache. */
export function createCookieStorage(https: boolean) {
  const open = createStorage('sid', SESSION_LIFETIME_MS, https);
  return (context: Context): TokenStorage => {
    const storage = open(context);
    return {
      ...storage,
      clear() {
        storage.clear();
        context.header('Clear-Site-Data', CLEARED_AT_SIGN_OUT);
      },
    };
  };
}

/** Stores the token that identifies the device at the next sign-in. It gives access to nothing. */
export const createDeviceStorage = (https: boolean) => createStorage('device', DEVICE_LIFETIME_MS, https);
