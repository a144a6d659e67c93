import type * as En from '../en/account.ts';

export { formatDevice } from './device.ts';

export const accountPage: typeof En.accountPage = {
  page: 'Konto',
  description: 'Ihr Name, Ihr Passwort und die Geräte, auf denen Sie angemeldet sind',
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um Ihr Konto zu sehen',
  signIn: 'Anmelden',
  loading: 'Ihr Konto wird geladen ...',
  failed: 'Ihr Konto konnte nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  unsupported: 'Ihr Konto lässt sich hier nicht ändern',
  unsupportedText: 'Der Server dieses Shops lässt das nicht zu.',
  guest: 'Dieses Konto wird gemeinsam genutzt',
  guestText:
    'Sie können festlegen, wie dieser Browser neue Bestellungen meldet. Für einen eigenen Namen, ein eigenes Passwort und eigene Sitzungen registrieren Sie sich.',
  version: 'Version',
};

export const profile: typeof En.profile = {
  title: 'Profil',
  description: 'Unter „Aktivität“ steht Ihr Name bei Ihren Änderungen.',
  name: 'Vollständiger Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Mit dieser Adresse melden Sie sich an. Sie lässt sich hier nicht ändern.',
  phone: 'Telefonnummer',
  optional: 'Optional',
  submit: 'Profil speichern',
  unsaved: 'Ungespeicherte Änderungen',
  saved: 'Profil gespeichert',
  notSaved:
    'Ihr Profil konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const password: typeof En.password = {
  title: 'Passwort',
  description:
    'Ein neues Passwort beendet alle Ihre anderen Sitzungen. Wir informieren Sie per E-Mail über die Änderung.',
  current: 'Aktuelles Passwort',
  currentRequired: 'Geben Sie Ihr aktuelles Passwort ein',
  new: 'Neues Passwort',
  submit: 'Passwort ändern',
  saved: 'Passwort geändert. Ihre anderen Sitzungen sind beendet.',
  notSaved:
    'Ihr Passwort konnte nicht geändert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const sessions: typeof En.sessions = {
  title: 'Sitzungen',
  description:
    'Geräte, die bei Ihrem Konto angemeldet sind. Beenden Sie eine Sitzung, die Sie nicht kennen, und ändern Sie Ihr Passwort.',
  current: 'Dieses Gerät',
  started: 'Angemeldet',
  lastUsed: 'Zuletzt benutzt',
  dayAndTime: (day, time) => `${day}, ${time}`,
  end: 'Sitzung beenden',
  endOf: (device) => `Sitzung beenden: ${device}`,
  ended: 'Sitzung beendet',
  notEnded:
    'Die Sitzung konnte nicht beendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  only: 'Sie sind nur auf diesem Gerät angemeldet.',
  endOthers: 'Alle anderen Sitzungen beenden',
  confirmTitle: 'Alle anderen Sitzungen beenden?',
  confirmText:
    'Alle anderen Geräte werden abgemeldet, und was dort nicht gespeichert ist, geht verloren. Auf diesem bleiben Sie angemeldet.',
  confirm: 'Sitzungen beenden',
  ending: 'Wird beendet ...',
  cancel: 'Abbrechen',
  othersEnded: 'Alle anderen Sitzungen sind beendet',
  othersNotEnded:
    'Die Sitzungen konnten nicht beendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const orderAlerts: typeof En.orderAlerts = {
  title: 'Neue Bestellungen',
  description: (product) =>
    `${product} kann neue Bestellungen melden, solange es offen ist, auch in einem Tab im Hintergrund. Nur in diesem Browser, bis Sie sich abmelden.`,
  notification: 'Benachrichtigung anzeigen',
  notificationHint: (product) =>
    `Während Sie ${product} nicht ansehen. Sie nennt nur die Zahl der Bestellungen.`,
  asking: 'Wählen Sie in der Meldung Ihres Browsers „Zulassen“.',
  blocked:
    'Ihr Browser blockiert Benachrichtigungen. Erlauben Sie sie in den Website-Einstellungen neben der Adresse.',
  unsupported: (product) =>
    `Dieser Browser kann sie nicht anzeigen. Öffnen Sie ${product} an einem Computer.`,
  insecure: (product) => `Geht nur, wenn die Adresse von ${product} mit https:// beginnt.`,
  sample: 'So erscheinen neue Bestellungen',
  sound: 'Ton abspielen',
  soundHint: (product) => `Zwei leise Töne, auch während Sie ${product} benutzen`,
};
