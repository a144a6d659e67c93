import { normalAddress } from '../accounts/emailAddress.ts';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../startFailure.ts';
import type { Store, StoredAdmin } from '../store/port.ts';
import { openBeside } from './openStorage.ts';

const USAGE = `One of:
  npm run admins -- list                     who has an account
  npm run admins -- sign-out asha@b.example  ends all sessions of one account
  npm run admins -- sign-out --all           ends all sessions of all accounts
  npm run admins -- remove asha@b.example    removes an account; its sessions and reset links end`;

const refuse = (line: string): never => {
  throw new StartFailure(line);
};

async function found(email: string, { admins }: Store): Promise<StoredAdmin> {
  const address = normalAddress(email);
  return (await admins.byEmail(address)) ?? refuse(`Nobody has the address ${address}.`);
}

const shown = ({ email, fullName, kind }: StoredAdmin) =>
  `${email}  ${fullName}${kind === 'guest' ? '  (the guest of the settings)' : ''}`;

type Command = (who: string | undefined, store: Store) => Promise<string[]>;

const commands: Record<string, Command> = {
  list: async (_, { admins }) => (await admins.all()).map(shown),

  async 'sign-out'(who, store) {
    if (who === '--all') {
      await store.sessions.removeAll();
      return ['Everybody is signed out.'];
    }
    const admin = await found(who ?? refuse(USAGE), store);
    await store.sessions.removeAllOf(admin.id);
    return [`${admin.email} is signed out everywhere.`];
  },

  async remove(who, store) {
    const admin = await found(who ?? refuse(USAGE), store);
    if (admin.kind === 'guest') refuse('The guest belongs to the settings: GUEST_EMAIL and GUEST_PASSWORD.');
    await store.admins.remove(admin.id);
    return [`${admin.email} has no account any more.`];
  },
};

/** Carries out one command on the store of the settings; what there is to say about it. */
export async function administer([name = '', who]: readonly string[], settings: Settings): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return refuse(USAGE);
  const opened = await openBeside(settings);
  try {
    return await command(who, opened.store);
  } finally {
    await opened.close();
  }
}
