import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { printVersion } from './printVersion.ts';

type ArchiveCommand = {
  name: string;
  /** The command and its arguments, printed if they are wrong. */
  usage: string;
  /** Names of boolean options without dashes. Each can be negated with `--no-`. */
  options?: readonly string[];
  /** Returns the text to print. */
  run: (file: string, settings: Settings, options: Record<string, unknown>) => Promise<string>;
};

function parseArguments({ usage, options = [] }: ArchiveCommand) {
  try {
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }])),
      allowPositionals: true,
      allowNegative: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file: resolve(file), values };
  } catch {
    // An unknown option.
  }
  throw new StartupError(`Usage: ${usage}`);
}

/** Runs a command that takes a file. Prints errors without their stack, and then exits with 1. */
export async function runArchiveCommand(command: ArchiveCommand): Promise<void> {
  if (printVersion()) return;
  try {
    // Only the current user can read the files that this process creates.
    process.umask(0o077);
    const { file, values } = parseArguments(command);
    // Like `npm start`, reads `.env` only if npm runs the command.
    if (process.env.npm_lifecycle_event && existsSync('.env')) process.loadEnvFile('.env');
    const settings = readSettings(process.env);
    if (settings.apiHost)
      throw new StartupError('API_HOST is set: the store is at that backend, not on this server.');
    console.log(await command.run(file, settings, values));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(error instanceof StartupError ? text : `The ${command.name} failed: ${text}`);
    process.exitCode = 1;
  }
}
