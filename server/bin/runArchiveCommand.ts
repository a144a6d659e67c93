import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, type Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';

/** Runs a command that takes a file as its only argument. Prints errors without their stack. */
export async function runArchiveCommand(
  name: string,
  work: (file: string, settings: Settings) => Promise<string>,
): Promise<void> {
  try {
    // Only the current user can read the files that this process creates.
    process.umask(0o077);
    const [, , file, ...more] = process.argv;
    if (file === undefined || more.length > 0) throw new StartupError(`Usage: npm run ${name} -- FILE`);
    // Like `npm start`, reads `.env` only if npm runs the command.
    if (process.env.npm_lifecycle_event && existsSync('.env')) process.loadEnvFile('.env');
    const settings = readSettings(process.env);
    if (settings.apiHost)
      throw new StartupError('API_HOST is set: the store is at that backend, not on this server.');
    console.log(await work(resolve(file), settings));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(error instanceof StartupError ? text : `The ${name} failed: ${text}`);
    process.exitCode = 1;
  }
}
