import { join } from 'node:path';
import { isListed } from '../accounts/allowList.ts';
import type { AccountPolicy, Deps, Log } from '../deps.ts';
import { createLater } from '../later.ts';
import type { Settings } from '../settings.ts';
import { newToken } from './chance.ts';
import { oneTimeCodes } from './codes.ts';
import { outbox } from './mail/outbox.ts';
import { type NodeMailer, smtpMailer } from './mail/smtpMailer.ts';

type Needs = {
  settings: Settings;
  log: Log;
  /** Tells the operator what is going on. */
  say: (line: string) => void;
  secret: (draw: () => string) => Promise<string>;
  /** Where browsers reach the front end, once it is known. */
  origin: () => string;
};

export type AccountDeps = Pick<Deps, 'codes' | 'accounts' | 'mailer' | 'later'> & {
  /** Lets the work under way end, though not for ever. */
  close(): Promise<void>;
};

const PATIENCE = 10_000;

function mailerFor({ settings, log }: Needs): NodeMailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined) return smtpMailer({ url: smtpUrl, from, log });
  return outbox({ folder: join(settings.dataDir, 'outbox'), from, log, tells: !settings.production });
}

function policyOf({ settings, origin }: Needs): AccountPolicy {
  const { registration, unknownEmail, codeSeconds } = settings.accounts;
  return {
    mayRegister: (email) => registration.to === 'everybody' || isListed(email, registration.list),
    unknownEmail,
    codeLife: codeSeconds * 1000,
    origin,
  };
}

/** What works while a store is tried out, and not where people rely on it. */
function warn({ settings, say }: Needs): void {
  const { production, mail, accounts } = settings;
  const { registration } = accounts;
  if (registration.to === 'listed' && registration.list.length === 0) {
    say('nobody can register: set ADMIN_EMAILS to the addresses or domains of your administrators');
  }
  if (production && mail.smtpUrl === undefined) {
    say('mails are only written to the outbox: set SMTP_URL to send them');
  }
}

/** What accounts need from Node and from the settings. */
export async function accountDeps(needs: Needs): Promise<AccountDeps> {
  warn(needs);
  const mailer = mailerFor(needs);
  const later = createLater(needs.log);
  return {
    codes: oneTimeCodes(await needs.secret(newToken)),
    accounts: policyOf(needs),
    mailer,
    later,
    async close() {
      const late = new Promise((resolve) => void setTimeout(resolve, PATIENCE).unref());
      await Promise.race([later.settled(), late]);
      mailer.close();
    },
  };
}
