import type * as En from '../en/history.ts';
import { number } from './rules.ts';

export const entry: typeof En.entry = {
  formerAdmin: 'Ein ehemaliger Administrator',
  created: (who, name) => `${who} hat ${name} angelegt`,
  deleted: (who, name) => `${who} hat ${name} gelöscht`,
  changed: (who, what) => `${who} hat geändert: ${what}`,
  changedNamed: (who, name, what) => `${who} hat ${name} geändert: ${what}`,
  orderChanged: (who, order, from, to) => `${who} hat ${order} geändert: ${from} → ${to}`,
  orderUnreadable: (who, order) => `${who} hat ${order} geändert`,
  orderEvents: {
    orderPlaced: (who, order) => `${who} hat ${order} aufgegeben`,
    orderPaymentChanged: (who, order) => `${who} hat die Zahlung von ${order} geändert`,
    orderTrackingChanged: (who, order) => `${who} hat die Sendungsverfolgung von ${order} geändert`,
    orderStockChanged: (who, order) => `${who} hat den Bestand von ${order} geändert`,
    orderNoteChanged: (who, order) => `${who} hat die Notizen zu ${order} geändert`,
    orderMailSent: (who, order) => `${who} hat eine E-Mail zu ${order} gesendet`,
    orderInvoiceIssued: (who, order) => `${who} hat die Rechnung zu ${order} gedruckt`,
  },
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
  fromFile: (fileName) => `aus ${fileName}`,
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
    before: (moment) => `Vor der Änderung vom ${moment}`,
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
  restore: 'Diesen Stand wiederherstellen',
  restoreSelected: 'Ausgewählte Felder wiederherstellen',
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
  deleted: 'Dieses Produkt wurde gelöscht. Sie können es als neues Produkt wieder anlegen.',
  createAgain: 'Neu anlegen',
};
