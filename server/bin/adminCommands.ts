import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import type { StoredAdmin, Store } from '../store/store.ts';
import { openForCli } from '../store/openStorage.ts';

const USAGE = `One of:
  npm run admins -- list                     who has an account
  npm run admins -- sign-out asha@b.example  ends all sessions of one account
  npm run admins -- sign-out --all           ends all sessions of all accounts
  npm run admins -- remove asha@b.example    removes an account; its sessions and reset links end`;

const fail = (line: string): never => {
  throw new StartupError(line);
};

async function findAdmin(email: string, { admins }: Store): Promise<StoredAdmin> {
  // Accounts from before addresses were normalized are stored under the address as typed.
  const listed = await admins.findByEmail(email.trim());
  const address = normalizeEmail(email);
  return listed ?? (await admins.findByEmail(address)) ?? fail(`Nobody has the address ${address}.`);
}

const formatAdmin = ({ email, fullName, kind }: StoredAdmin) =>
  `${email}  ${fullName}${kind === 'guest' ? '  (the guest of the settings)' : ''}`;

type Command = (who: string | undefined, store: Store) => Promise<string[]>;

const commands: Record<string, Command> = {
  list: async (_, { admins }) => (await admins.all()).map(formatAdmin),

  async 'sign-out'(who, store) {
    if (who === '--all') {
      await store.sessions.removeAll();
      return ['Everybody is signed out.'];
    }
    const admin = await findAdmin(who ?? fail(USAGE), store);
    await store.sessions.removeAllOf(admin.id);
    return [`${admin.email} is signed out everywhere.`];
  },

  async remove(who, store) {
    const admin = await findAdmin(who ?? fail(USAGE), store);
    if (admin.kind === 'guest') fail('The guest belongs to the settings: GUEST_EMAIL and GUEST_PASSWORD.');
    await store.admins.remove(admin.id);
    return [`${admin.email} has no account any more.`];
  },
};

/** Runs a command on the configured store. Returns the lines to print. */
export async function runAdminCommand(
  [name = '', who]: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return fail(USAGE);
  const opened = await openForCli(settings);
  try {
    return await command(who, opened.store);
  } finally {
    await opened.close();
  }
}
