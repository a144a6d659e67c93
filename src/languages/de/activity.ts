import type * as En from '../en/activity.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

export const activityFilters: typeof En.activityFilters = {
  kind: {
    label: 'Typ',
    all: 'Alle Typen',
    options: {
      productCreated: 'Produkt hinzugefügt',
      productChanged: 'Produkt geändert',
      productDeleted: 'Produkt gelöscht',
      orderPlaced: 'Bestellung aufgegeben',
      orderStatusChanged: 'Bestellstatus',
      orderPaymentChanged: 'Zahlung',
      orderTrackingChanged: 'Sendungsverfolgung',
      orderStockChanged: 'Bestand einer Bestellung',
      orderNoteChanged: 'Notiz',
      orderMailSent: 'E-Mail an einen Kunden',
      orderInvoiceIssued: 'Rechnung',
    },
  },
  person: { label: 'Person', all: 'Alle Personen' },
  subject: { label: 'Produkt', order: 'Bestellung' },
  date: { label: 'Tag' },
};

export const people: typeof En.people = {
  former: 'Ehemaliger Administrator',
  storefrontNamed: (name) => `Onlineshop ${name}`,
  storefront: 'Onlineshop',
  system: 'System',
  unknown: 'Unbekannter Administrator',
};

export const sources: typeof En.sources = {
  form: 'Produktformular',
  quickEdit: 'Schnellbearbeitung',
  bulk: 'Sammeländerung',
  import: 'Dateiimport',
  undo: 'Rückgängig',
  restore: 'Wiederhergestellt',
  order: 'Bestellung',
};

export const activityList: typeof En.activityList = {
  ...shared,
  page: 'Aktivität',
  text: 'Wer wann welches Produkt oder welche Bestellung geändert hat.',
  kept: (days) =>
    plural(days, {
      one: 'Änderungen an Produkten werden # Tag aufbewahrt.',
      other: 'Änderungen an Produkten werden # Tage aufbewahrt.',
    }),
  title: 'Änderungen',
  count: (count, total) => plural(count, { one: `${total} Änderung`, other: `${total} Änderungen` }),
  countAmong: (found, total) => `${found} von ${total}`,
  columns: {
    date: 'Zeit',
    person: 'Person',
    change: 'Änderung',
    source: 'Quelle',
    actions: 'Aktionen',
  },
  search: 'Änderungen suchen',
  searchPlaceholder: 'Produkt oder Bestellung suchen',
  loading: 'Änderungen werden geladen ...',
  newRows: () => 'Neue Änderungen',
  notYet: 'Die Änderungen werden noch geladen',
  noMatch: 'Keine Änderungen gefunden, die zur Suche passen',
  noMatchHint: 'Suchen Sie nach etwas anderem oder setzen Sie die Filter zurück.',
  empty: {
    title: 'Noch wurde nichts geändert',
    text: 'Wenn jemand ein Produkt hinzufügt, ändert oder löscht oder eine Bestellung ändert, sehen Sie es hier. Zu früheren Versionen eines Produkts können Sie zurückkehren.',
  },
  failed: 'Die Aktivität konnte nicht geladen werden.',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  missing: '—',
  onlySubject: (name) => `Nur Änderungen an ${name} anzeigen`,
  unnamed: 'Produkt ohne Namen',
  order: (number) => `Bestellung ${number}`,
  unreadable: 'Diese Änderung kann nicht gelesen werden.',
  range: (start, end, total) => `Änderungen ${start}–${end} von ${total}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Aktivität des Shops zu sehen',
  signIn: 'Anmelden',
  unsupported: 'Hier gibt es keine Aktivität',
  unsupportedText: 'Der Server dieses Shops zeichnet nicht auf, wer was geändert hat.',
};

export const activityColumnNames: typeof En.activityColumnNames = {
  date: 'Zeit',
  person: 'Administrator',
  kind: 'Typ',
  subject: 'Produkt oder Bestellung',
  id: 'Produkt- oder Bestell-ID',
  change: 'Änderung',
  source: 'Quelle',
  file: 'Datei',
};

export const createAgain: typeof En.createAgain = {
  loading: 'Produkt wird geladen',
  subtitle: (name) =>
    `Eine frühere Version von „${name}“. Beim Veröffentlichen wird daraus ein neues Produkt.`,
  notFound: 'Diese Version des Produkts wurde nicht gefunden.',
  notFoundText: 'Vielleicht wird sie nicht mehr aufbewahrt, oder der Link ist unvollständig.',
  unreadable: 'Diese Version des Produkts kann nicht gelesen werden.',
  unreadableText: 'Ihr Eintrag im Verlauf ist beschädigt. Öffnen Sie in der Aktivität eine andere Version.',
  failed: 'Das Produkt konnte nicht geladen werden.',
  toActivity: 'Zurück zur Aktivität',
};
