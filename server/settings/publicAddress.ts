import { isIP } from 'node:net';
import { StartupError } from './startupError.ts';

/** Tells whether a host is one that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/**
 * Throws where PUBLIC_URL is missing or not safe in production: cookies, mails and the content policy depend on it, and
 * passwords may not travel unencrypted. On loopback nobody listens, so that production can be tried.
 */
export function assertSafePublicUrl(publicUrl: string | undefined): void {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (url?.protocol === 'https:' || (url && isLoopback(url.hostname))) return;
  const value = publicUrl === undefined ? 'not set' : `'${publicUrl}'`;
  throw new StartupError(
    `The setting PUBLIC_URL must be the https address under which browsers reach this server in production (it is ${value}).`,
  );
}
