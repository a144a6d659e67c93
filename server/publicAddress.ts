import { isIP } from 'node:net';
import { StartFailure } from './startFailure.ts';

/** A name or an address that nobody but this machine reaches. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/**
 * Cookies, mails and the policy of the pages depend on the address that browsers use, so in production it has to be
 * told, and passwords may not travel in the clear. On loopback there is nobody to listen, and production can be tried.
 */
export function requireSafeAddress(publicUrl: string | undefined): void {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (url?.protocol === 'https:' || (url && isLoopback(url.hostname))) return;
  const given = publicUrl === undefined ? 'not set' : `'${publicUrl}'`;
  throw new StartFailure(
    `The setting PUBLIC_URL must be the https address under which browsers reach this server in production (it is ${given}).`,
  );
}
