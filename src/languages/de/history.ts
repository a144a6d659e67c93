import type * as En from '../en/history.ts';
import { number, plural } from './rules.ts';

export const entry: typeof En.entry = {
  formerAdmin: 'Ein ehemaliger Administrator',
  storefrontNamed: (name) => `Onlineshop ${name}`,
  storefront: 'Ein Onlineshop',
  system: 'Das System',
  created: (who, name) => `${who} hat ${name} angelegt`,
  deleted: (who, name) => `${who} hat ${name} gelöscht`,
  changed: (who, what) => `${who} hat geändert: ${what}`,
  changedNamed: (who, name, what) => `${who} hat ${name} geändert: ${what}`,
  unreadable: 'etwas, das nicht gelesen werden kann',
  valueChange: (field, from, to) => `${field} ${from} → ${to}`,
  fieldChange: (field) => field,
  countChange: (field, from, to) => `${field} (${number(from)} → ${number(to)})`,
  none: 'leer',
  to: 'auf',
  withSource: (line, source) => `${line}, ${source}`,
  sources: {
    quickEdit: 'per Schnellbearbeitung',
    bulk: 'per Sammelaktion',
    import: 'per Import',
    undo: 'durch Rückgängigmachen',
    restore: 'durch Wiederherstellen eines früheren Stands',
    order: 'mit einer Bestellung',
  },
  withOrder: (order) => `mit Bestellung ${order}`,
  fromFile: (fileName) => `aus ${fileName}`,
};

export const orderEvents: typeof En.orderEvents = {
  placed: 'Aufgegeben',
  change: (from, to) => `${from} → ${to}`,
  payment: (change) => `Zahlung: ${change}`,
  withReference: (line, reference) => `${line} (${reference})`,
  tracking: (carrier, parcel) => `Sendung: ${carrier} ${parcel}`,
  trackingRemoved: 'Sendungsnummer entfernt',
  stockReturned: (count) =>
    plural(count, { one: '# Stück zurück im Bestand', other: '# Stück zurück im Bestand' }),
  stockTaken: (count) =>
    plural(count, {
      one: '# Stück wieder aus dem Bestand genommen',
      other: '# Stück wieder aus dem Bestand genommen',
    }),
  notes: { added: 'Notiz hinzugefügt', changed: 'Notiz geändert', removed: 'Notiz entfernt' },
  mails: {
    confirmation: (to) => `Bestätigung an ${to} gesendet`,
    dispatch: (to) => `Versandmitteilung an ${to} gesendet`,
    cancellation: (to) => `Stornomitteilung an ${to} gesendet`,
    refund: (to) => `Erstattungsmitteilung an ${to} gesendet`,
  },
  mail: (to) => `E-Mail an ${to} gesendet`,
  invoice: (invoice) => `Rechnung ${invoice} gedruckt`,
  unreadable: 'Eine Änderung, die nicht gelesen werden kann',
};

export const card: typeof En.card = {
  title: 'Verlauf',
  all: 'Alle Änderungen',
  loading: 'Verlauf wird geladen ...',
  loaded: 'Verlauf geladen',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  none: 'Noch keine Änderungen. Jede Änderung an diesem Produkt erscheint hier.',
  older: 'Ältere anzeigen',
  loadingOlder: 'Wird geladen ...',
  olderFailed:
    'Ältere Änderungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const version: typeof En.version = {
  titles: {
    first: (moment) => `Erster Stand, angelegt am ${moment}`,
    before: (moment) => `Stand vor dem ${moment}`,
    last: (moment) => `Letzter Stand, gelöscht am ${moment}`,
  },
  dayAndTime: (day, time) => `${day}, ${time}`,
  loading: 'Stand wird geladen ...',
  failed: 'Dieser Stand konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  same: 'Das Produkt ist jetzt genauso, es gibt also nichts wiederherzustellen.',
  showAll: 'Alle Felder anzeigen',
  comparison: 'Dieser Stand und das Produkt jetzt',
  columns: { field: 'Feld', version: 'Vorher', now: 'Jetzt' },
  thisChange: 'Diese Änderung',
  restore: (count) => plural(count, { one: '# Feld wiederherstellen', other: '# Felder wiederherstellen' }),
  selectField: (field) => `${field} wiederherstellen`,
  noneSelected: 'Wählen Sie mindestens ein Feld aus.',
  restoring: 'Wird wiederhergestellt ...',
  notRestored:
    'Dieser Stand konnte nicht wiederhergestellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  invalid: (problems) => `Dieser Stand kann nicht wiederhergestellt werden: ${problems}`,
  conflict: 'Jemand anderes hat dieses Produkt inzwischen gespeichert. Es wurde nichts wiederhergestellt.',
  compareAgain: 'Mit dem neuesten Stand vergleichen',
  comparing: 'Wird verglichen ...',
  restored: 'Früherer Stand wiederhergestellt',
  restorationUndone: 'Wiederherstellung rückgängig gemacht',
  restorationNotUndone: (reason) => `Die Wiederherstellung konnte nicht rückgängig gemacht werden. ${reason}`,
  deleted: 'Dieses Produkt wurde gelöscht. Sie können es als neues Produkt wieder anlegen.',
  openOrder: (order) => `Bestellung ${order} öffnen`,
  createAgain: 'Neu anlegen',
};
