// `npm run secret -- replace`: replaces the store's secret, whether or not the server is running.
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { openDatabaseForCommand } from '../db/openStorage.ts';
import { printCommand } from './printCommand.ts';

const USAGE = `Usage:
  npm run secret -- replace  replaces the store's secret, and ends all codes that were sent by email`;

/** Runs the command on the configured store. Returns the lines to print. */
export async function runSecretCommand(words: readonly string[], settings: Settings): Promise<string[]> {
  if (words.join(' ') !== 'replace') throw new StartupError(USAGE);
  const { secret, close } = await openDatabaseForCommand(settings);
  await secret.replace().finally(close);
  return [
    'The store has a new secret, which running servers use at once. Codes that were sent by email have ended: whoever waits for one requests another. Passwords, sessions, passkeys, recovery codes and keys of the Store API stay as they are.',
  ];
}

if (import.meta.main) await printCommand(runSecretCommand);
