import type * as En from '../en/orderDetail.ts';
import { number, plural } from './rules.ts';

export const dialog: typeof En.dialog = {
  title: (id) => `Bestellung ${id}`,
  placed: (time) => `Bestellt am ${time}`,
  dayAndTime: (day, time) => `${day}, ${time}`,
  close: 'Schließen',
  notFound: 'Bestellung nicht gefunden',
  notFoundText: (id) =>
    `Es gibt keine Bestellung ${id}. Vielleicht wurde sie entfernt, oder der Link ist unvollständig.`,
  loading: 'Bestellung wird geladen ...',
  failed: 'Die Bestellung konnte nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  delivery: 'Lieferung',
  expected: (time) => `Voraussichtliche Lieferung: ${time}`,
  alternative: (phone) => `alternativ ${phone}`,
  summary: 'Bestellübersicht',
  payment: 'Zahlungsdetails',
  history: 'Verlauf',
  by: (name) => `durch ${name}`,
  byFormer: 'durch einen ehemaligen Administrator',
  byStorefrontNamed: (name) => `durch den Onlineshop ${name}`,
  byStorefront: 'durch einen Onlineshop',
  bySystem: 'durch das System',
  moreEvents: (count) =>
    plural(count, { one: '# weiteres Ereignis anzeigen', other: '# weitere Ereignisse anzeigen' }),
  unchanged: 'Keine Änderungen verzeichnet',
  historyLoading: 'Verlauf wird geladen ...',
  historyLoaded: 'Verlauf geladen',
  historyFailed: 'Der Verlauf konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  previous: 'Vorherige Bestellung',
  next: 'Nächste Bestellung',
  position: (place, total) => `${number(place)} von ${total}`,
  onFirst: 'Dies ist die erste Bestellung',
  onLast: 'Dies ist die letzte Bestellung',
  notAmong: 'Diese Bestellung gehört nicht zu den aktuellen Ergebnissen',
  elsewhere: 'Öffnen Sie eine Bestellung aus der Tabelle, um zwischen Bestellungen zu wechseln',
  neighbours: {
    loading: 'Weitere Bestellungen werden noch geladen',
    failed: 'Weitere Bestellungen konnten nicht geladen werden',
  },
  copyId: 'ID kopieren',
  printMenu: 'Drucken',
  printItems: {
    order: 'Diese Bestellung',
    packingSlip: 'Packzettel',
    packingSlipWithNotes: 'Packzettel mit Notizen',
    invoice: 'Rechnung',
  },
  noStoreName: { add: 'Shop-Daten hinzufügen', effect: 'Wird ohne Shop-Namen gedruckt' },
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Lieferadresse kopiert',
  addressNotCopied: 'Die Lieferadresse konnte nicht kopiert werden',
  update: 'Bestellung aktualisieren',
  updateUnavailable: 'Der Server dieses Shops kann den Status einer Bestellung nicht ändern',
  saving: 'Wird gespeichert ...',
  nextStatus: 'Nächster Schritt',
  currentStatus: 'Aktueller Status',
  saved: (id, status) => `Status der Bestellung ${id}: ${status}`,
  notSaved: 'Die Bestellung konnte nicht aktualisiert werden. Versuchen Sie es erneut.',
  notUndone: 'Die Änderung konnte nicht rückgängig gemacht werden. Versuchen Sie es erneut.',
  undoOutdated: (id) =>
    `Nicht rückgängig gemacht: Jemand anderes hat den Status der Bestellung ${id} geändert`,
};

export const cancelOrder: typeof En.cancelOrder = {
  title: 'Diese Bestellung stornieren?',
  paid: 'Sie ist schon bezahlt, und das Geld wird nicht automatisch erstattet.',
  delivered: 'Sie ist schon zugestellt.',
  confirm: 'Bestellung stornieren',
};

export const sheet: typeof En.sheet = {
  packingSlip: 'Packzettel',
  invoice: 'Rechnung',
  sheets: {
    packingSlip: (id) => `Packzettel ${id}`,
    invoice: (id) => `Rechnung ${id}`,
  },
  invoiceNumber: 'Rechnungsnummer',
  invoiceDate: 'Rechnungsdatum',
  placed: 'Bestellt am',
  expected: 'Voraussichtliche Lieferung',
  shipTo: 'Lieferung an',
  billTo: 'Rechnung an',
  item: 'Artikel',
  amount: 'Betrag',
  packed: 'Gepackt',
  notes: 'Notizen',
  orderNumbers: 'Bestellreferenzen',
  payment: 'Zahlung',
  paidBy: (method, state) => `${method}, ${state}`,
  thanks: 'Vielen Dank für Ihre Bestellung.',
};

export const printDialog: typeof En.printDialog = {
  titles: { packingSlip: 'Packzettel drucken', invoice: 'Rechnungen drucken' },
  tooMany: (count, most) =>
    `Sie haben ${number(count)} Bestellungen ausgewählt. Höchstens ${number(most)} lassen sich auf einmal drucken: Wählen Sie weniger aus und drucken Sie erneut.`,
  loading: 'Bestellungen werden geladen',
  progress: (done, total) => `${number(done)} von ${number(total)} Bestellungen`,
  cancel: 'Abbrechen',
  failed:
    'Die Bestellungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  numbering: 'Rechnungsnummern werden abgerufen ...',
  invoiceFailed: 'Es gab keine Rechnungsnummer. Es wurde nichts gedruckt. Versuchen Sie es erneut.',
  gone: 'Die ausgewählten Bestellungen gibt es nicht mehr.',
  missing: (count) =>
    plural(count, {
      one: '# Bestellung gibt es nicht mehr; sie wurde nicht gedruckt.',
      other: '# Bestellungen gibt es nicht mehr; sie wurden nicht gedruckt.',
    }),
  retry: 'Erneut versuchen',
  close: 'Schließen',
};

export const cart: typeof En.cart = {
  title: 'Warenkorb',
  others: (count) =>
    plural(count, { one: '# weitere in diesem Warenkorb', other: '# weitere in diesem Warenkorb' }),
  position: (place, total) => `${number(place)} von ${number(total)}`,
  previous: 'Vorherige Bestellung dieses Warenkorbs',
  next: 'Nächste Bestellung dieses Warenkorbs',
  onFirst: 'Dies ist die erste Bestellung dieses Warenkorbs',
  onLast: 'Dies ist die letzte Bestellung dieses Warenkorbs',
  print: (count) =>
    plural(count, { one: 'Packzettel für # Bestellung', other: 'Packzettel für # Bestellungen' }),
  failed: 'Die anderen Bestellungen dieses Warenkorbs konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
};
