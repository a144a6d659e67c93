// `npm run admins -- …`: what the store's owner does to accounts, while the server runs or while it doesn't.
import { administer } from './node/administer.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './startFailure.ts';

try {
  // What it opens is for this user alone.
  process.umask(0o077);
  const lines = await administer(process.argv.slice(2), readSettings(process.env));
  for (const line of lines) console.log(line);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartFailure ? text : `It could not be done: ${text}`);
  process.exitCode = 1;
}
