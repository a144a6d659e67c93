import { createHash } from 'node:crypto';
import type { Log, Passwords } from '../base/deps.ts';

const TIMEOUT_MS = 2000;
const PREFIX_LENGTH = 5;

type BreachCheckOptions = {
  /** A k-anonymity range endpoint, such as https://api.pwnedpasswords.com/range. Undefined turns the check off. */
  url: string | undefined;
  log: Log;
};

/**
 * Creates a function that looks a password up in a list of breached ones. Only the first five characters of its SHA-1
 * leave this server: the endpoint answers with the rest of all hashes that begin with them. Without an answer within two
 * seconds the password counts as unknown, so that people can still register.
 */
export function createBreachCheck({ url, log }: BreachCheckOptions): Passwords['isBreached'] {
  if (url === undefined) return async () => false;
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, suffix] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/${prefix}`, {
        // Hides the number of matches from those who see the size of the response.
        headers: { 'Add-Padding': 'true', 'User-Agent': 'Counter' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the endpoint answered ${response.status}`);
      const lines = (await response.text()).split(/\r?\n/).map((line) => line.split(':'));
      // Padding has a count of 0.
      return lines.some(([end, count]) => end?.toUpperCase() === suffix && Number(count) > 0);
    } catch (error) {
      log.warn({ err: error }, 'breached passwords not checked: the password was accepted');
      return false;
    }
  };
}
