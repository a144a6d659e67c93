// `npm run admins -- …`: manages accounts for the store's owner, whether or not the server runs.
import { runAdminCommand } from './adminCommands.ts';
import { readSettings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';

try {
  // Files that it creates are for this user alone.
  process.umask(0o077);
  const lines = await runAdminCommand(process.argv.slice(2), readSettings(process.env));
  for (const line of lines) console.log(line);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartupError ? text : `It could not be done: ${text}`);
  process.exitCode = 1;
}
