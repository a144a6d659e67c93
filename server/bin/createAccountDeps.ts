import { join } from 'node:path';
import { isOnAllowList } from '../settings/accountSettings.ts';
import type { AccountPolicy, Deps, Log } from '../base/deps.ts';
import { createBackgroundTasks } from '../base/backgroundTasks.ts';
import type { Settings } from '../settings/settings.ts';
import { createOneTimeCodes } from '../accounts/oneTimeCodes.ts';
import { createMailFolder, type NodeMailer, createSmtpMailer } from '../mail/mailers.ts';

type AccountOptions = {
  settings: Settings;
  log: Log;
  print: (line: string) => void;
  readSecret: () => Promise<string>;
  /** Returns the public origin of the front end, known once the server listens. */
  getOrigin: () => string;
};

type AccountDeps = Pick<Deps, 'codes' | 'accounts' | 'mailer' | 'backgroundTasks'> & {
  /** Ends long work, and waits for the rest, up to a timeout. */
  close(): Promise<void>;
};

const SHUTDOWN_TIMEOUT_MS = 10_000;

function createMailer({ settings, log }: AccountOptions): NodeMailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, from);
  return createMailFolder({
    folder: join(settings.dataDir, 'outbox'),
    from,
    log,
    logContent: !settings.production,
  });
}

function createAccountPolicy({ settings, getOrigin }: AccountOptions): AccountPolicy {
  const { registration, unknownEmail, codeLifetimeSeconds } = settings.accounts;
  return {
    canRegister: (email) => registration.mode === 'open' || isOnAllowList(email, registration.allowList),
    unknownEmail,
    codeLifetimeMs: codeLifetimeSeconds * 1000,
    getOrigin,
  };
}

/** Warns the operator about settings that don't suit a production store. */
function printWarnings({ settings, print }: AccountOptions): void {
  const { production, mail, accounts } = settings;
  const { registration } = accounts;
  if (registration.mode === 'listed' && registration.allowList.length === 0) {
    print('nobody can register: set ADMIN_EMAILS to the addresses or domains of your administrators');
  }
  if (production && mail.smtpUrl === undefined) {
    print('emails are only written to the outbox: set SMTP_URL to send them');
  }
}

export function createAccountDeps(options: AccountOptions): AccountDeps {
  printWarnings(options);
  const mailer = createMailer(options);
  const backgroundTasks = createBackgroundTasks(options.log);
  return {
    codes: createOneTimeCodes(options.readSecret),
    accounts: createAccountPolicy(options),
    mailer,
    backgroundTasks,
    async close() {
      backgroundTasks.shutDown();
      const timeout = new Promise((resolve) => void setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
      await Promise.race([backgroundTasks.waitUntilIdle(), timeout]);
      mailer.close();
    },
  };
}
