import { readSettings, type Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { printVersion } from './printVersion.ts';

type Command = (words: readonly string[], settings: Settings) => Promise<string[]>;

/** Runs the command of this process and prints its lines, or why it failed. */
export async function printCommand(run: Command): Promise<void> {
  if (printVersion()) return;
  try {
    // Only the current user can read the files that this process creates.
    process.umask(0o077);
    const lines = await run(process.argv.slice(2), readSettings(process.env));
    for (const line of lines) console.log(line);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(error instanceof StartupError ? text : `Failed: ${text}`);
    process.exitCode = 1;
  }
}

/** Formats a time to the minute, in UTC, because the server's time zone is rarely the owner's. */
export const formatTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
