// `npm run keys -- …`: manages the keys of the Store API, whether or not the server is running.
import { runKeyCommand } from './keyCommands.ts';
import { readSettings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';

try {
  // Only the current user can read the files that this process creates.
  process.umask(0o077);
  const lines = await runKeyCommand(process.argv.slice(2), readSettings(process.env));
  for (const line of lines) console.log(line);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartupError ? text : `Failed: ${text}`);
  process.exitCode = 1;
}
