import type * as En from '../en/storeDetails.ts';
import { plural } from './rules.ts';

export { storeProblems } from './storeProblems.ts';

export const storePage: typeof En.storePage = {
  page: 'Shop-Daten',
  description: 'Was Kunden von Ihrem Shop sehen und wie er mit Ihrem Onlineshop zusammenarbeitet',
  guest: 'Dieses Konto wird gemeinsam genutzt',
  guestText:
    'Sie können Name, Kontakt und Währung des Shops ändern. Für E-Mails an Kunden und Schlüssel brauchen Sie ein eigenes Konto: Registrieren Sie sich.',
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Daten des Shops zu ändern',
  signIn: 'Anmelden',
  loading: 'Shop-Daten werden geladen ...',
  failed: 'Die Shop-Daten konnten nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  unsupported: 'Die Daten dieses Shops lassen sich hier nicht ändern',
  unsupportedText: 'Der Server dieses Shops speichert sie nicht.',

  store: 'Shop',
  storeText: 'Name und Logo stehen auf Packzetteln und Rechnungen.',
  storeName: 'Name des Shops',
  taxNumber: 'Steuernummer',
  taxNumberHint: 'Zum Beispiel eine USt-IdNr. oder GSTIN. Steht auf Rechnungen.',
  contact: 'Kontakt',
  contactText: 'Steht in der Fußzeile sowie auf Packzetteln und Rechnungen.',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  addressHint: 'Schreiben Sie sie wie auf einen Umschlag; Zeilenumbrüche bleiben erhalten.',
  region: 'Währung und Zeitzone',
  regionText: 'So werden Beträge und Tage angezeigt und gezählt.',
  currency: 'Währung',
  currencyHint: 'Für Preise, neue Bestellungen, Summen und Berichte. Nichts wird umgerechnet.',
  timeZone: 'Zeitzone',
  timeZoneHint:
    'Für neue Bestellungen und für die Tage in Filtern und Berichten. Ohne sie gilt in Listen die Zeitzone des Browsers und in Berichten die des Servers.',
  optional: 'Optional',
  notSet: 'Nicht festgelegt',
  noCurrency: 'Keine Währung gefunden',
  noTimeZone: 'Keine Zeitzone gefunden',

  logo: 'Shop-Logo',
  logoHint: 'JPG, PNG, GIF oder WEBP, bis 5 MB',
  chooseLogo: 'Logo auswählen',
  replaceLogo: 'Logo ersetzen',
  removeLogo: 'Logo entfernen',

  submit: 'Speichern',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert ...',
  progress: 'Speichern',
  unsaved: 'Ungespeicherte Änderungen',
  needAttention: (count: number) => plural(count, { one: '# Feld prüfen', other: '# Felder prüfen' }),
  saved: 'Shop-Daten gespeichert',
  notSaved:
    'Die Shop-Daten konnten nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const storeConflict: typeof En.storeConflict = {
  title: 'Jemand anderes hat die Shop-Daten gespeichert',
  text: 'Laden Sie neu, um den anderen Stand zu sehen; Ihre Änderungen gehen verloren. Oder überschreiben Sie ihn mit Ihrem Stand.',
  stay: 'Weiter bearbeiten',
  reload: 'Neu laden',
  overwrite: 'Überschreiben',
};

export const currencyQuestion: typeof En.currencyQuestion = {
  title: (currency) => `Währung in ${currency} ändern?`,
  text: (orders, currency) =>
    plural(orders, {
      one: 'Ihre bisherige Bestellung und ihre Rechnung behalten ihre Währung. ',
      other: 'Ihre # bisherigen Bestellungen und deren Rechnungen behalten ihre Währung. ',
    }) +
    `Die Preise Ihrer Produkte behalten ihre Zahlen, gelten aber ab jetzt in ${currency}: Prüfen Sie sie. ` +
    `Umsatz und Berichte zählen nur Bestellungen in ${currency}.`,
  confirm: 'Währung ändern',
  cancel: 'Abbrechen',
};
