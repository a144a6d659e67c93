import type * as En from '../en/shell.ts';
import { number } from './rules.ts';

export const layout: typeof En.layout = {
  documentTitle: (page, product) => `${page} · ${product}`,
  titleWithCount: (count, title) => `(${number(count)}) ${title}`,
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Hauptmenü',
  palette: 'Produkte, Bestellungen, Kunden suchen',
  paletteWithoutCustomers: 'Produkte und Bestellungen suchen',
  ctrlKey: 'Strg',
  home: 'Startseite',
  keys: (keys) => `Tasten: ${keys}`,
  cart: 'Warenkorb',
  login: 'Anmelden',
  shortcuts: 'Tastenkürzel',
  logout: 'Abmelden',
  profile: (name) => `Konto von ${name}`,
  addProduct: 'Neues Produkt hinzufügen',
  storeDetails: 'Shop-Daten',
  account: 'Konto',
  toDark: 'Zum dunklen Design wechseln',
  toLight: 'Zum hellen Design wechseln',
  theme: 'Design',
  light: 'Hell',
  dark: 'Dunkel',
  language: 'Sprache',
  languageNotLoaded:
    'Diese Sprache konnte nicht geladen werden. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
  dismissToast: 'Schließen',
  toasts: 'Benachrichtigungen',
};

export const statusPage: typeof En.statusPage = {
  checking: 'Ihre Sitzung wird geprüft',
  underConstruction: 'Im Aufbau',
  underConstructionText: (page) =>
    `Die Seite „${page}“ ist noch nicht fertig. Alles andere funktioniert wie gewohnt.`,
  toDashboard: 'Zur Übersicht',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Diese Seite gibt es nicht. Prüfen Sie die Adresse.',
  unreachable: 'Der Server des Shops ist nicht erreichbar',
  unreachableText:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Es sind keine Daten verloren gegangen, und Sie wurden nicht abgemeldet.',
  crash: 'Diese Seite konnte nicht angezeigt werden',
  crashText:
    'Etwas ist schiefgelaufen. Ihre Daten sind sicher. Versuchen Sie es erneut, oder gehen Sie zurück zur Übersicht.',
  tryAgain: 'Erneut versuchen',
  retry: 'Erneut versuchen',
  outdated: 'Eine neuere Version ist bereit',
  outdatedText: (product) =>
    `Ein Teil dieser Seite konnte nicht geladen werden, wahrscheinlich weil ${product} aktualisiert wurde. Laden Sie die Seite neu, um die neue Version zu erhalten.`,
  reload: 'Neu laden',
  offline:
    'Sie sind offline. Diese Seite ist möglicherweise nicht aktuell, und Sie können erst wieder speichern, wenn Sie online sind.',
  loadingPage: 'Die Seite wird geladen',
};

export const loadFailure: typeof En.loadFailure = {
  title: 'Dieser Teil der Seite konnte nicht geladen werden',
  text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Wenn das nicht hilft, laden Sie die Seite neu.',
  loading: 'Wird geladen ...',
  close: 'Schließen',
};

export const renew: typeof En.renew = {
  title: 'Ihre Sitzung ist abgelaufen',
  text: 'Melden Sie sich erneut an, um fortzufahren. Auf dieser Seite geht nichts verloren.',
  cancel: 'Abbrechen',
  waiting: 'Anmeldung läuft',
  replaced:
    'Dies wurde nicht gesendet, weil sich jemand anderes angemeldet hat. Prüfen Sie es, und versuchen Sie es erneut.',
  signedInAs: (name) => `Jetzt ist ${name} angemeldet. Ungespeicherte Änderungen wurden nicht gesendet.`,
};
