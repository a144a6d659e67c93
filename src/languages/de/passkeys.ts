import type * as En from '../en/passkeys.ts';
import { number, plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'Passkeys',
  explanation:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre an. Ein Passkey lässt sich weder erraten noch durch Phishing stehlen.',
  none: 'Sie haben noch keine Passkeys.',
  loading: 'Ihre Passkeys werden geladen ...',
  failed:
    'Ihre Passkeys konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  add: 'Passkey hinzufügen',
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt benutzt',
  neverUsed: 'Nie benutzt',
  otherHost: (host) => `Funktioniert nur unter ${host}`,
  rename: 'Umbenennen',
  renameOf: (name) => `Passkey umbenennen: ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `Passkey entfernen: ${name}`,
  full: (most) =>
    plural(most, {
      one: 'Sie können # Passkey haben.',
      other: 'Sie können bis zu # Passkeys haben. Entfernen Sie zuerst einen.',
    }),
};

export const unavailable: typeof En.unavailable = {
  insecure: 'Passkeys brauchen eine https-Adresse.',
  elsewhere: (origin, current) => `Passkeys funktionieren unter ${origin}; Sie haben ${current} geöffnet.`,
  open: (origin) => `${origin} öffnen`,
  unsupported:
    'Dieser Browser unterstützt keine Passkeys. Öffnen Sie diese Seite in einem anderen Browser, um einen hinzuzufügen.',
};

export const dialogs: typeof En.dialogs = {
  password: 'Aktuelles Passwort',
  passwordRequired: 'Geben Sie Ihr aktuelles Passwort ein',
  cancel: 'Abbrechen',
  failed: 'Etwas ist schiefgelaufen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const adding: typeof En.adding = {
  title: 'Passkey hinzufügen',
  text: 'Geben Sie ihm einen Namen, an dem Sie erkennen, wo er gespeichert ist. Danach fragt Ihr Browser nach Fingerabdruck, Gesicht oder Displaysperre.',
  name: 'Name',
  nameRequired: 'Geben Sie einen Namen ein',
  nameLong: (most) => `Der Name darf höchstens ${number(most)} Zeichen lang sein`,
  submit: 'Weiter',
  busy: 'Bitte warten',
  waiting: 'Folgen Sie den Anweisungen Ihres Browsers.',
  cancelled: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es erneut.',
  alreadyAdded: 'Dieses Gerät hat bereits einen Passkey für dieses Konto.',
  saved: 'Passkey hinzugefügt',
};

export const renaming: typeof En.renaming = {
  title: 'Passkey umbenennen',
  submit: 'Namen speichern',
  saved: 'Passkey umbenannt',
};

export const removing: typeof En.removing = {
  title: (name) => `„${name}“ entfernen?`,
  text: 'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
  last: 'Es ist Ihr letzter Passkey. Danach genügt Ihr Passwort allein, um sich anzumelden, und Ihre Wiederherstellungscodes gelten nicht mehr.',
  submit: 'Passkey entfernen',
  saved: 'Passkey entfernt',
};

export const rule: typeof En.rule = {
  title: 'So melden Sie sich an',
  passwordOrPasskey: 'Passwort oder Passkey',
  passwordOrPasskeyText: 'Eines von beiden genügt.',
  passkey: 'Immer ein Passkey',
  passkeyText: 'Ein Passkey genügt. Nach einem Passwort wird zusätzlich nach einem Passkey gefragt.',
  passwordAndPasskey: 'Passwort und Passkey',
  passwordAndPasskeyText: 'Erst das Passwort, dann ein Passkey. Ein Passkey allein genügt nicht.',
  change: 'Anmeldung ändern',
  dialogTitle: 'Anmeldung ändern?',
  dialogText: (name) => `Ab der nächsten Anmeldung: ${name}`,
  submit: 'Ändern',
  saved: 'Ihre Anmeldung wurde geändert',
};

export const codes: typeof En.codes = {
  title: 'Wiederherstellungscodes',
  text: 'Wenn Sie Ihre Passkeys verlieren, meldet Sie ein Code nach Ihrem Passwort an.',
  left: (count, total) => `${number(count)} von ${number(total)} übrig`,
  create: 'Neue Codes erstellen',
  dialogTitle: 'Neue Wiederherstellungscodes erstellen?',
  dialogText: 'Ihre alten Codes gelten dann nicht mehr.',
  shownTitle: 'Ihre Wiederherstellungscodes',
  shownText:
    'Bewahren Sie sie sicher auf. Wenn Sie Ihre Passkeys verlieren, meldet Sie jeder Code einmal nach Ihrem Passwort an. Sie werden nur jetzt angezeigt.',
  list: 'Wiederherstellungscodes',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren nicht möglich. Markieren Sie die Codes stattdessen.',
  download: 'Herunterladen',
  fileTitle: (product, email) => `${product}-Wiederherstellungscodes von ${email}`,
  saved: 'Ich habe die Codes gespeichert',
};
