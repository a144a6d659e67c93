// `npm run admins -- …`: manages accounts, whether or not the server is running.
import { normalizeEmail } from '#contract/accounts/email.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import { formatTime, printCommand } from './printCommand.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { getExpiredTimes } from '../accounts/sessions.ts';
import type { SignInSummary, StoredAdmin, Database } from '../base/database.ts';
import { openDatabaseForCommand } from '../db/openStorage.ts';

const USAGE = `One of:
  npm run admins -- list                            lists all accounts with their last sign-in and open sessions
  npm run admins -- sign-out asha@b.example         ends all sessions of an account
  npm run admins -- sign-out --all                  ends all sessions of all accounts
  npm run admins -- remove-passkeys asha@b.example  removes its passkeys and recovery codes, and ends its sessions
  npm run admins -- remove asha@b.example           removes an account with its sessions, passkeys and views`;

const fail = (line: string): never => {
  throw new StartupError(line);
};

async function findAdmin(email: string, { admins }: Database): Promise<StoredAdmin> {
  // Old accounts can have an address that isn't normalized.
  const exact = await admins.findByEmail(trimInvisible(email));
  const address = normalizeEmail(email);
  return exact ?? (await admins.findByEmail(address)) ?? fail(`No account has the address ${address}.`);
}

function formatSignIns({ lastSignInAt, openSessions }: SignInSummary): string {
  if (lastSignInAt === undefined) return 'never signed in';
  return `last sign-in ${formatTime(lastSignInAt)}, ${openSessions} open session${openSessions === 1 ? '' : 's'}`;
}

const NEVER: SignInSummary = { lastSignInAt: undefined, openSessions: 0 };

async function listAdmins({ admins, sessions }: Database): Promise<string[]> {
  const now = Date.now();
  const expired = getExpiredTimes(now);
  const summaries = await sessions.summarize(expired);
  return (await admins.findAll()).map(({ id, email, fullName, kind }) => {
    const note = kind === 'guest' ? '  (the guest account from the settings)' : '';
    return `${email}  ${fullName}  ${formatSignIns(summaries.get(id) ?? NEVER)}${note}`;
  });
}

type Command = (target: string | undefined, db: Database) => Promise<string[]>;

const commands: Record<string, Command> = {
  list: (_, db) => listAdmins(db),

  async 'sign-out'(target, db) {
    if (target === '--all') {
      await db.sessions.removeAll();
      return ['All administrators are signed out.'];
    }
    const admin = await findAdmin(target ?? fail(USAGE), db);
    await db.sessions.removeAllOf(admin.id);
    return [`${admin.email} is signed out everywhere.`];
  },

  async 'remove-passkeys'(email, db) {
    const admin = await findAdmin(email ?? fail(USAGE), db);
    await db.passkeys.removeAllOf(admin.id);
    await db.sessions.removeAllOf(admin.id);
    return [
      `The passkeys and recovery codes of ${admin.email} are removed. It signs in with its password, and is signed out everywhere.`,
    ];
  },

  async remove(email, db) {
    const admin = await findAdmin(email ?? fail(USAGE), db);
    if (admin.kind === 'guest')
      fail('The guest account comes from the settings GUEST_EMAIL and GUEST_PASSWORD: change those instead.');
    await db.admins.remove(admin.id);
    return [`The account ${admin.email} is removed.`];
  },
};

/** Runs a command on the configured store. Returns the lines to print. */
export async function runAdminCommand(
  [name = '', target]: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return fail(USAGE);
  const storage = await openDatabaseForCommand(settings);
  try {
    return await command(target, storage.db);
  } finally {
    await storage.close();
  }
}

if (import.meta.main) await printCommand(runAdminCommand);
