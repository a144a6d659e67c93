// `npm run keys -- …`: manages the keys of the Store API, whether or not the server is running.
import { MAX_STORE_KEY_NAME_LENGTH, MAX_STORE_KEYS } from '#contract/storefront/storeKeys.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { digest } from '../base/digest.ts';
import { createId, createToken } from '../base/ids.ts';
import { openDatabaseForCommand } from '../db/openStorage.ts';
import type { Database } from '../base/database.ts';
import { foldKeyName } from '../base/storeKeys.ts';
import { createStoreKey, type KeyRefusal } from '../storefront/createStoreKey.ts';
import { formatTime, printCommand } from './printCommand.ts';

const USAGE = `One of:
  npm run keys -- list               lists the keys of the Store API with their last use
  npm run keys -- create "Web shop"  creates a key for a storefront and prints it, this once
  npm run keys -- end "Web shop"     ends a key at once and for good`;

const fail = (line: string): never => {
  throw new StartupError(line);
};

const refusals: Record<KeyRefusal, string> = {
  nameMissing: USAGE,
  nameTooLong: `The name is too long; the limit is ${MAX_STORE_KEY_NAME_LENGTH} characters.`,
  nameTaken: 'Another key has this name. Choose another one.',
  limitReached: `There are ${MAX_STORE_KEYS} keys already. End one that is no longer used first.`,
};

type Command = (name: string, db: Database) => Promise<string[]>;

const commands: Record<string, Command> = {
  async list(_, { storeKeys }) {
    const keys = await storeKeys.findAll();
    if (keys.length === 0) return ['There are no keys.'];
    return keys.map(({ name, ending, createdAt, lastUsedAt }) => {
      const use = lastUsedAt === undefined ? 'never used' : `last used ${formatTime(lastUsedAt)}`;
      return `${name}  …${ending}  created ${formatTime(createdAt)}, ${use}`;
    });
  },

  async create(name, db) {
    const created = await createStoreKey(name, { db, clock: Date.now, createId, createToken, digest });
    if (created.outcome !== 'added') return fail(refusals[created.outcome]);
    return [
      `The key “${created.key.name}” is created. Keep it on the storefront's server: it isn't shown again.`,
      created.secret,
    ];
  },

  async end(nameInput, { storeKeys }) {
    const name = cleanLine(nameInput);
    if (name === '') return fail(USAGE);
    const isNamed = (other: { name: string }) => foldKeyName(other.name) === foldKeyName(name);
    const key = (await storeKeys.findAll()).find(isNamed) ?? fail(`No key is named “${name}”.`);
    await storeKeys.remove(key.id);
    return [`The key “${key.name}” has ended.`];
  },
};

/** Runs a command on the configured store. Returns the lines to print. */
export async function runKeyCommand(
  [command = '', name = '', ...others]: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  // A name of several words needs quotes.
  if (!run || others.length > 0) return fail(USAGE);
  const storage = await openDatabaseForCommand(settings);
  try {
    return await run(name, storage.db);
  } finally {
    await storage.close();
  }
}

if (import.meta.main) await printCommand(runKeyCommand);
