import { createHmac, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { OTP_LENGTH } from '#contract/accounts/admin.ts';
import { isListed } from '../settings/accountSettings.ts';
import type { AccountPolicy, Deps, Log, OneTimeCodes } from '../http/deps.ts';
import { createBackgroundTasks } from '../http/backgroundTasks.ts';
import type { Settings } from '../settings/settings.ts';
import { newToken } from '../store/ids.ts';
import { createOutbox, type NodeMailer, createSmtpMailer } from '../mail/mailers.ts';

type Needs = {
  settings: Settings;
  log: Log;
  report: (line: string) => void;
  getOrCreateSecret: (generate: () => string) => Promise<string>;
  /** Returns the public origin of the front end, known once the server listens. */
  origin: () => string;
};

type AccountDeps = Pick<Deps, 'codes' | 'accounts' | 'mailer' | 'backgroundTasks'> & {
  /** Waits for pending work, up to a timeout. */
  close(): Promise<void>;
};

const SHUTDOWN_TIMEOUT_MS = 10_000;

function createMailer({ settings, log }: Needs): NodeMailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from, log });
  return createOutbox({
    folder: join(settings.dataDir, 'outbox'),
    from,
    log,
    logsContent: !settings.production,
  });
}

function createAccountPolicy({ settings, origin }: Needs): AccountPolicy {
  const { registration, unknownEmail, codeSeconds } = settings.accounts;
  return {
    mayRegister: (email) => registration.to === 'everybody' || isListed(email, registration.list),
    unknownEmail,
    codeLifetimeMs: codeSeconds * 1000,
    origin,
  };
}

/** Warns the operator about settings that are only fit for trying out a store. */
function reportWarnings({ settings, report }: Needs): void {
  const { production, mail, accounts } = settings;
  const { registration } = accounts;
  if (registration.to === 'listed' && registration.list.length === 0) {
    report('nobody can register: set ADMIN_EMAILS to the addresses or domains of your administrators');
  }
  if (production && mail.smtpUrl === undefined) {
    report('mails are only written to the outbox: set SMTP_URL to send them');
  }
}

/** Creates one-time codes and their hashes. The secret keeps a stolen hash from being brute-forced. */
export const createOneTimeCodes = (secret: string): OneTimeCodes => ({
  generate: () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0'),
  hash: (email, code) => createHmac('sha256', secret).update(`${email}\n${code}`).digest('base64url'),
});

export async function createAccountDeps(needs: Needs): Promise<AccountDeps> {
  reportWarnings(needs);
  const mailer = createMailer(needs);
  const backgroundTasks = createBackgroundTasks(needs.log);
  return {
    codes: createOneTimeCodes(await needs.getOrCreateSecret(newToken)),
    accounts: createAccountPolicy(needs),
    mailer,
    backgroundTasks,
    async close() {
      const timeout = new Promise((resolve) => void setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
      await Promise.race([backgroundTasks.settled(), timeout]);
      mailer.close();
    },
  };
}
