import type * as en from '../en/server.ts';
import { sentences } from './productProblems.ts';
import { number, plural } from './rules.ts';

const characters = (count: number) => plural(count, { one: '# Zeichen', other: '# Zeichen' });

export const errors: typeof en.errors = {
  signIn: 'Bitte melden Sie sich an, um fortzufahren.',
  crossSite: 'Diese Anfrage kam von einer anderen Website und wurde blockiert.',
  noSuchCall: 'Diese Adresse gibt es auf diesem Server nicht.',
  noSuchFile: 'Nicht gefunden',
  wrongMethod: (allowed) => `Diese Adresse akzeptiert nur ${allowed}.`,
  notJson: 'Die Anfrage muss als application/json gesendet werden.',
  unreadableJson: 'Die Anfrage ist kein gültiges JSON.',
  wrongBody: (field, expected) =>
    field === '' ? `Die Anfrage muss ${expected} sein.` : `Das Feld „${field}“ muss ${expected} sein.`,
  unknownField: (field) => `Das Feld „${field}“ gibt es nicht. Prüfen Sie die Schreibweise.`,
  wrongParameter: (name, expected) => `Der Parameter „${name}“ muss ${expected} sein.`,
  periodEndsBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
  periodTooLong: (most) =>
    plural(most, {
      one: 'Ein Zeitraum darf höchstens # Tag umfassen.',
      other: 'Ein Zeitraum darf höchstens # Tage umfassen.',
    }),
  previousPeriodIncomplete: 'Entweder beforeFrom und beforeTo senden oder keines von beiden.',
  tooLarge: (kilobytes) => `Die Anfrage ist zu groß; erlaubt sind höchstens ${number(kilobytes)} KB.`,
  credentialsTooLong: 'Die E-Mail-Adresse oder das Passwort ist zu lang.',
  emailTooLong: (most) => `Die E-Mail-Adresse ist zu lang; erlaubt sind höchstens ${characters(most)}.`,
  emailInvalid: 'Bitte eine gültige E-Mail-Adresse eingeben.',
  nameMissing: 'Bitte Ihren vollständigen Namen eingeben.',
  nameTooLong: (most) => `Der Name ist zu lang; erlaubt sind höchstens ${characters(most)}.`,
  phoneTooLong: (most) => `Die Telefonnummer ist zu lang; erlaubt sind höchstens ${characters(most)}.`,
  passwordTooShort: (least) => `Das Passwort muss mindestens ${characters(least)} lang sein.`,
  passwordTooLong: (most) => `Das Passwort ist zu lang; erlaubt sind höchstens ${characters(most)}.`,
  passwordTooCommon: 'Dieses Passwort ist zu leicht zu erraten. Bitte ein anderes wählen.',
  passwordBreached:
    'Dieses Passwort steht in einer Liste von Passwörtern, die bei anderen Websites gestohlen wurden. Bitte ein anderes wählen.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  currentPasswordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  guestAccount: 'Das Gastkonto wird gemeinsam genutzt und kann nicht geändert werden.',
  passkeysUnavailable:
    'Passkeys brauchen eine https-Adresse. Bitten Sie die Person, die diesen Server betreibt, PUBLIC_URL festzulegen.',
  passkeyNameMissing: 'Bitte einen Namen für den Passkey eingeben.',
  tooManyPasskeys: (most) =>
    `Sie können höchstens ${number(most)} Passkeys haben. Entfernen Sie zuerst einen.`,
  passkeyExists:
    'Dieser Passkey wurde bereits hinzugefügt. Wählen Sie ein anderes Gerät oder einen anderen Passwortmanager.',
  passkeyNotFound: 'Dieser Passkey wurde entfernt.',
  passkeyNeeded: 'Fügen Sie zuerst einen Passkey hinzu, der unter dieser Adresse funktioniert.',
  passkeyUnknown:
    'Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit Ihrem Passwort an oder wählen Sie einen anderen Passkey.',
  passkeyOfOther: 'Dieser Passkey gehört zu einem anderen Konto. Bitte einen anderen wählen.',
  passkeyRefused: 'Dieser Passkey konnte nicht geprüft werden. Bitte erneut versuchen.',
  passkeyTooLate: 'Das hat zu lange gedauert. Bitte erneut versuchen.',
  passwordFirst:
    'Dieses Konto braucht zuerst das Passwort. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
  recoveryCodeWrong: 'Das ist keiner Ihrer unbenutzten Wiederherstellungscodes. Jeder funktioniert einmal.',
  resetLinkOver: 'Dieser Link ist nicht mehr gültig. Bitte einen neuen anfordern.',
  tooManyRequests: 'Zu viele Anfragen. Bitte später erneut versuchen.',
  tooManySignIns: 'Zu viele Anmeldeversuche. Bitte später erneut versuchen.',
  tooManyPasswords: 'Zu viele falsche Passwörter. Bitte später erneut versuchen.',
  tooManyStreams: 'Diese Seiten sind in zu vielen Browserfenstern geöffnet. Bitte eines schließen.',
  stopping: 'Der Server wird gerade heruntergefahren. Bitte gleich erneut versuchen.',
  busy: 'Der Server ist ausgelastet. Bitte gleich erneut versuchen.',
  storeKeyMissing: 'Senden Sie einen Schlüssel der Store-API als „Authorization: Bearer …“.',
  storeKeyUnknown: 'Dieser Schlüssel ist unbekannt oder wurde widerrufen.',
  storeKeyNameMissing: 'Bitte einen Namen für den Schlüssel eingeben.',
  storeKeyNameTaken: 'Ein anderer Schlüssel hat schon diesen Namen. Bitte einen anderen wählen.',
  tooManyStoreKeys: (most) =>
    `Sie können höchstens ${number(most)} Schlüssel haben. Widerrufen Sie zuerst einen, der nicht mehr gebraucht wird.`,
  idempotencyKeyMissing: (header) =>
    `Senden Sie eine Kopfzeile „${header}“ mit einem neuen Wert für jede Bestellung und demselben Wert, wenn Sie sie wiederholen.`,
  productNotFound: 'Produkt nicht gefunden.',
  productStale: 'Jemand anderes hat dieses Produkt gespeichert, seit Sie es geöffnet haben.',
  storeDetailsStale: 'Jemand anderes hat die Shop-Daten gespeichert, seit Sie sie geöffnet haben.',
  keyReused:
    'Dies wurde schon mit anderem Inhalt gespeichert. Prüfen Sie den Shop, bevor Sie es noch einmal speichern.',
  entryNotFound: 'Diesen Eintrag gibt es nicht mehr.',
  versionUnreadable:
    'Diese Version kann nicht angezeigt oder wiederhergestellt werden, weil die Aufzeichnung einer Änderung beschädigt ist oder von einer neueren Software stammt.',
  orderNotFound: 'Bestellung nicht gefunden.',
  customerNotFound: 'Kunde nicht gefunden.',
  viewNotFound: 'Ansicht nicht gefunden.',
  viewOfOther: 'Nur wer diese Ansicht erstellt hat, kann sie ändern oder löschen.',
  tooManyViews: (most) =>
    `Sie können in jeder Liste höchstens ${number(most)} Ansichten speichern. Löschen Sie zuerst eine.`,
  statusChanged: 'Jemand anderes hat den Status dieser Bestellung inzwischen geändert.',
  noteNotFound: 'Diese Notiz wurde entfernt.',
  noteOfOther: 'Nur wer eine Notiz geschrieben hat, kann sie ändern oder entfernen.',
  tooManyNotes: (most) =>
    `Eine Bestellung kann bis zu ${number(most)} Notizen haben: Entfernen Sie zuerst eine.`,
  paymentChanged: 'Die Zahlung hat sich inzwischen geändert und kann nicht rückgängig gemacht werden.',
  orderMailStale: 'Jemand anderes hat diese E-Mail geändert, seit Sie sie geöffnet haben.',
  orderMailOff: 'Diese E-Mail ist ausgeschaltet. Schalten Sie sie zuerst in den Shop-Daten ein.',
  orderMailOtherState: 'Diese Bestellung hat sich geändert, die E-Mail wäre jetzt falsch.',
  orderMailNoAddress: 'Diese Bestellung hat keine gültige E-Mail-Adresse.',
  guestMails: 'Das Gastkonto wird gemeinsam genutzt und kann deshalb keine E-Mails ändern oder senden.',
  testMailFailed:
    'Die E-Mail konnte nicht gesendet werden. Prüfen Sie die Einstellungen des Mailservers oder versuchen Sie es später erneut.',
  storeFull: 'Der Datenträger des Shops ist voll. Erst wenn wieder Platz ist, kann etwas gespeichert werden.',
  storeNotWritable:
    'Der Server kann nicht auf den Datenträger des Shops schreiben. Bis das behoben ist, kann nichts gespeichert werden.',
  imagesUnavailable: 'Der Bildspeicher ist nicht erreichbar. Bitte gleich erneut versuchen.',
  storeUnavailable: 'Die Datenbank des Shops ist nicht erreichbar. Bitte gleich erneut versuchen.',
  unreachableBackend: 'Der Server des Shops ist nicht erreichbar.',
  unknownFailure: 'Etwas ist schiefgelaufen',
};

export const expected: typeof en.expected = {
  types: {
    string: 'ein Text',
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    boolean: 'true oder false',
    File: 'eine Datei',
    array: 'eine Liste',
    object: 'ein JSON-Objekt',
  },
  json: 'JSON',
  valid: 'gültig',
  nonBlankText: 'ein nicht leerer Text',
  oneOf: (values) => `einer der Werte ${values.join(', ')}`,
  upToCharacters: (most) => `höchstens ${characters(most)} lang`,
  idempotencyKey: (most) => `höchstens ${characters(most)} lang, ohne Leerzeichen und Umlaute`,
  wholeNumberFrom: (least) => `eine ganze Zahl ab ${number(least)}`,
  wholeNumberBetween: (least, most) => `eine ganze Zahl von ${number(least)} bis ${number(most)}`,
  atLeast: (least) => `mindestens ${number(least)}`,
  atMost: (most) => `höchstens ${number(most)}`,
  emailAddress: 'eine E-Mail-Adresse',
  fourDigits: 'vier Ziffern lang',
  webAddress: 'ein Link, der mit https:// oder http:// beginnt',
  languageTag: 'ein Sprachkürzel wie en oder pt-BR',
  contact: 'eine Telefonnummer (sofern keine E-Mail-Adresse angegeben ist)',
  numberRange: 'ein Zahlenbereich wie 10..50',
  timeRange: 'ein Zeitbereich wie 2026-11-01T00:00:00Z..2026-11-02T00:00:00Z',
  day: 'ein Datum wie 2026-11-25',
};

export const upload: typeof en.upload = {
  notForm: 'Die Anfrage muss als multipart/form-data gesendet werden.',
  unreadableForm: 'Der Upload ist unvollständig oder beschädigt. Bitte erneut versuchen.',
  formTooLarge: (megabytes) => `Der Upload ist zu groß; erlaubt sind höchstens ${number(megabytes)} MB.`,
  tooLarge: (file, megabytes) => `Datei zu groß: ${file}. Erlaubt sind höchstens ${number(megabytes)} MB.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Höchstens # Bild ist erlaubt.',
      other: 'Höchstens # Bilder sind erlaubt.',
    }),
  empty: (file) => `Leere Datei: ${file}. Bitte eine andere wählen.`,
  wrongType: (file) => `Ungültiger Dateityp: ${file}. Erlaubt sind nur JPG, PNG, GIF und WEBP.`,
  otherType: (file, is, claimed) =>
    `Ungültiger Dateityp: ${file}. Die Datei wurde als ${claimed} gesendet, ist aber ${is}.`,
  damaged: (file) => `Beschädigte Datei: ${file}. Sie kann nicht als Bild gelesen werden.`,
  tooManyPixels: (file, millions) =>
    `Bild zu groß: ${file}. Erlaubt sind höchstens ${plural(millions, { one: '# Million Pixel', other: '# Millionen Pixel' })}.`,
  unnamed: 'ohne Namen',
};

export const product: typeof en.product = { create: sentences, edit: sentences };

export { storefront } from './storefront.ts';
export { storeProblems } from './storeProblems.ts';
export { webhookProblems } from './webhookProblems.ts';
export { mailTextProblems } from './mailTextProblems.ts';
