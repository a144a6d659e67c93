import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import { StartFailure } from '../startFailure.ts';

/** Runs one command on the store of the settings: its file is the only argument, a failure is one line. */
export async function runCommand(
  name: string,
  work: (file: string, settings: Settings) => Promise<string>,
): Promise<void> {
  try {
    // What leaves the store is for this user alone.
    process.umask(0o077);
    const [, , file, ...more] = process.argv;
    if (file === undefined || more.length > 0)
      throw new StartFailure(`Name one file: npm run ${name} -- FILE`);
    if (process.env.npm_lifecycle_event && existsSync('.env')) process.loadEnvFile('.env');
    const settings = readSettings(process.env);
    if (settings.apiHost)
      throw new StartFailure('API_HOST names another backend: its store is not kept here.');
    console.log(await work(resolve(file), settings));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(error instanceof StartFailure ? text : `The ${name} failed: ${text}`);
    process.exitCode = 1;
  }
}
