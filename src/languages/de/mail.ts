import type * as en from '../en/mail.ts';
import { plural } from './rules.ts';

/** In the accusative, after 'gilt'. */
const formatDuration = (duration: en.Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, { one: '# Minute', other: '# Minuten' })
    : plural(duration.seconds, { one: '# Sekunde', other: '# Sekunden' });

export const codeMail: typeof en.codeMail = {
  subject: (code) => `${code} ist Ihr Bestätigungscode`,
  greeting: 'Guten Tag,',
  before: 'bitte geben Sie diesen Code ein, um Ihr Konto zu bestätigen:',
  after: (valid) => [
    `Der Code gilt ${formatDuration(valid)}. Geben Sie ihn nicht weiter; wir fragen Sie nie danach.`,
    'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren. Ohne den Code wird kein Konto erstellt.',
  ],
};

const greeting = (name: string) => `Guten Tag ${name},`;

export const resetMail: typeof en.resetMail = {
  subject: 'Passwort zurücksetzen',
  greeting,
  before:
    'jemand möchte das Passwort Ihres Kontos zurücksetzen. Wenn Sie das waren, wählen Sie hier ein neues Passwort:',
  link: 'Neues Passwort wählen',
  after: (valid) => [
    `Der Link funktioniert einmal und gilt ${formatDuration(valid)}.`,
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort ändert sich nicht.',
  ],
};

export const accountExistsMail: typeof en.accountExistsMail = {
  subject: 'Sie haben bereits ein Konto',
  greeting,
  before:
    'jemand wollte sich mit Ihrer E-Mail-Adresse registrieren, aber Sie haben schon ein Konto. Wenn Sie das waren, melden Sie sich hier an:',
  link: 'Anmelden',
  after: [
    'Wenn Sie Ihr Passwort vergessen haben, können Sie dort ein neues wählen.',
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren. Es hat sich nichts geändert.',
  ],
};

export { formatDevice } from './device.ts';

export const eventTime: typeof en.eventTime = (time) => `Zeit: ${time}`;
export const eventDevice: typeof en.eventDevice = (device) => `Gerät: ${device}`;

export const recoveryCodesLeft: typeof en.recoveryCodesLeft = (left) =>
  `Sie haben noch ${plural(left, { one: '# Wiederherstellungscode', other: '# Wiederherstellungscodes' })}.`;

export const noticeMails: typeof en.noticeMails = {
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    greeting,
    before:
      'jemand hat sich auf einem Gerät bei Ihrem Konto angemeldet, das dafür bisher nicht verwendet wurde.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, beenden Sie diese Sitzung und ändern Sie Ihr Passwort in Ihrem Konto:',
    link: 'Konto öffnen',
    after: [
      'Wenn Sie sich nicht mehr anmelden können, wählen Sie auf der Anmeldeseite „Passwort vergessen?“.',
    ],
  },

  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    greeting,
    before: 'das Passwort Ihres Kontos wurde geändert.',
    advice: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort:',
    link: 'Neues Passwort wählen',
    after: ['Ein neues Passwort meldet auch alle ab, die Ihr Konto gerade benutzen.'],
  },

  passkeyAdded: {
    subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    greeting,
    before: 'Ihrem Konto wurde ein Passkey hinzugefügt. Damit kann man sich jetzt anmelden.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, entfernen Sie den Passkey und ändern Sie Ihr Passwort in Ihrem Konto:',
    link: 'Konto öffnen',
    after: [
      'Wenn Sie sich nicht mehr anmelden können, bitten Sie die Person, die diesen Server betreibt, alle Passkeys Ihres Kontos zu entfernen.',
    ],
  },

  passkeyRemoved: {
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    greeting,
    before: 'aus Ihrem Konto wurde ein Passkey entfernt. Damit kann man sich nicht mehr anmelden.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, prüfen Sie Ihre Passkeys und ändern Sie Ihr Passwort in Ihrem Konto:',
    link: 'Konto öffnen',
    after: ['Auf Ihrem Gerät wird der Passkey vielleicht noch angezeigt. Sie können ihn auch dort löschen.'],
  },

  signInRuleChanged: {
    subject: 'Ihre Anmeldung wurde geändert',
    greeting,
    before: 'es wurde geändert, was zur Anmeldung bei Ihrem Konto nötig ist: Passwort, Passkey oder beides.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, stellen Sie es zurück und wählen Sie in Ihrem Konto ein neues Passwort:',
    link: 'Konto öffnen',
    after: [
      'Wenn Sie sich nicht mehr anmelden können, bitten Sie die Person, die diesen Server betreibt, alle Passkeys Ihres Kontos zu entfernen.',
    ],
  },

  recoveryCodeUsed: {
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    greeting,
    before: 'jemand hat sich mit Ihrem Passwort und einem Wiederherstellungscode bei Ihrem Konto angemeldet.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Ihr Passwort und erstellen Sie in Ihrem Konto neue Wiederherstellungscodes:',
    link: 'Konto öffnen',
    after: [
      'Jeder Wiederherstellungscode funktioniert einmal. Wenn nur noch wenige übrig sind, erstellen Sie in Ihrem Konto neue.',
    ],
  },

  recoveryCodesCreated: {
    subject: 'Neue Wiederherstellungscodes wurden erstellt',
    greeting,
    before:
      'für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen funktionieren nicht mehr.',
    advice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Ihr Passwort und erstellen Sie in Ihrem Konto neue Wiederherstellungscodes:',
    link: 'Konto öffnen',
    after: ['Bewahren Sie die Codes dort auf, wo Sie sie auch ohne Ihre Passkeys finden.'],
  },
};

export const webhookPausedMail: typeof en.webhookPausedMail = {
  subject: 'Ein Webhook wurde angehalten',
  greeting,
  failed: (product, url) =>
    `${product} konnte einen Tag lang nichts an ${url} zustellen und versucht es nicht weiter. Ereignisse ab jetzt werden nicht dorthin gesendet.`,
  gone: (product, url) =>
    `${url} hat geantwortet, dass dort keine Webhooks mehr erwünscht sind (410). ${product} sendet deshalb keine mehr.`,
  advice:
    'Sehen Sie die letzten Antworten an und setzen Sie ihn fort, wenn der Empfänger wieder funktioniert:',
  link: 'Shop-Daten öffnen',
  after: ['Ereignisse, die beim Anhalten gewartet haben, werden gesendet, sobald er fortgesetzt wird.'],
};
