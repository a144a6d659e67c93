import type * as en from '../en/mail.ts';
import { plural } from './rules.ts';

/** '5 Minuten', in the accusative that 'gilt' asks for. */
const formatDuration = (duration: en.Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, { one: '# Minute', other: '# Minuten' })
    : plural(duration.seconds, { one: '# Sekunde', other: '# Sekunden' });

export const codeMail: typeof en.codeMail = {
  subject: (code) => `${code} ist Ihr Bestätigungscode`,
  greeting: 'Guten Tag,',
  before: 'bitte geben Sie diesen Code ein, um Ihr Konto zu bestätigen:',
  after: (valid) => [
    `Er gilt ${formatDuration(valid)}. Geben Sie ihn niemals weiter; wir werden Sie nicht danach fragen.`,
    'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren: Ohne den Code wird kein Konto eröffnet.',
  ],
};

const greeting = (name: string) => `Guten Tag ${name},`;

export const resetMail: typeof en.resetMail = {
  subject: 'Passwort zurücksetzen',
  greeting,
  before:
    'jemand möchte das Passwort Ihres Kontos zurücksetzen. Wenn Sie das waren, wählen Sie hier ein neues:',
  link: 'Neues Passwort wählen',
  after: (valid) => [
    `Der Link funktioniert einmal und gilt ${formatDuration(valid)}.`,
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  ],
};

export const accountExistsMail: typeof en.accountExistsMail = {
  subject: 'Sie haben bereits ein Konto',
  greeting,
  before:
    'jemand wollte sich mit Ihrer Adresse registrieren, zu der es bereits ein Konto gibt. Wenn Sie das waren, melden Sie sich an:',
  link: 'Anmelden',
  after: [
    'Wenn Sie Ihr Passwort vergessen haben, können Sie dort ein neues wählen.',
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Es hat sich nichts geändert.',
  ],
};
