import type * as En from '../en/orders.ts';
import { toFilters } from '../deriveTexts.ts';
import { shared } from './list.ts';
import { labels } from './orderLabels.ts';
import { number, plural } from './rules.ts';

export const order: typeof En.order = {
  missing: '—',
  unknownCustomer: 'Unbekannt',
  unnamedProduct: 'Produkt ohne Namen',
  quantity: (count) => `Menge ${number(count)}`,
  unknownQuantity: 'Menge —',
  named: (id) => `Bestellung ${id}`,
  mailSubject: (id) => `Bestellung ${id}`,
  paymentInCard: { pending: 'Zahlung offen', failed: 'Zahlung fehlgeschlagen' },
  copyThisId: (id) => `ID der Bestellung ${id} kopieren`,
  copied: 'Bestell-ID kopiert',
  notCopied: 'Die Bestell-ID konnte nicht kopiert werden',
  upi: 'UPI',
  card: 'Karte',
};

export const statusLabels: typeof En.statusLabels = {
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  out_for_delivery: 'In Zustellung',
  delivered: 'Zugestellt',
  cancelled: 'Storniert',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const orderFilters: typeof En.orderFilters = {
  ...toFilters(labels),
  status: { label: labels.status, all: 'Jeder Status', options: statusLabels },
  payment: {
    label: 'Zahlung',
    options: { paid: 'Bezahlt', pending: 'Offen', refunded: 'Erstattet', failed: 'Fehlgeschlagen' },
  },
  method: { label: 'Zahlungsart', options: { card: 'Karte', upi: 'UPI', other: 'Andere Zahlungsart' } },
  total: { label: 'Summe' },
  category: { label: 'Kategorie' },
  place: { label: 'Ort' },
  revenue: { label: 'Zählt zum Umsatz', options: { counted: 'Ja', cancelled: 'Nein' } },
};

export const newOrders: typeof En.newOrders = (count) =>
  plural(count, { one: '# neue Bestellung', other: '# neue Bestellungen' });

export const orderList: typeof En.orderList = {
  ...shared,
  page: 'Produktbestellungen',
  title: 'Bestellverwaltung',
  count: (count, total) => plural(count, { one: `${total} Bestellung`, other: `${total} Bestellungen` }),
  countAmong: (found, total) => `${found} von ${total}`,
  columns: {
    id: labels.id,
    product: labels.product,
    customer: labels.customer,
    location: 'Ort',
    total: 'Summe',
    payment: 'Zahlung',
    status: labels.status,
    date: 'Datum',
    actions: 'Aktionen',
  },
  search: 'Bestellungen suchen',
  searchPlaceholder: 'Produkt oder Bestell-ID suchen',
  loading: 'Bestellungen werden geladen ...',
  // Without the noun, which needs a third line on the narrowest screens.
  newRows: (count) => `${count} neue · Anzeigen`,
  notYet: 'Die Bestellungen werden noch geladen',
  noMatch: 'Keine Bestellungen gefunden, die zur Suche passen',
  empty: { text: 'Bestellungen erscheinen hier, sobald Kunden in Ihrem Webshop bestellen.' },
  failed: 'Fehler beim Abrufen der Daten',
  failedText:
    'Die Bestellungen konnten nicht abgerufen werden. Bitte prüfen Sie die Verbindung oder versuchen Sie es später erneut.',
  closeAndRetry: 'Schließen und erneut versuchen',
  view: (id) => `Details der Bestellung ${id} ansehen`,
  contact: (name, id) =>
    name ? `${name} zu Bestellung ${id} kontaktieren` : `Kunden zu Bestellung ${id} kontaktieren`,
  call: (name, id) => (name ? `${name} zu Bestellung ${id} anrufen` : `Kunden zu Bestellung ${id} anrufen`),
  noContact: 'Dieser Kunde hat weder E-Mail-Adresse noch Telefonnummer',
  range: (start, end, total) => `Bestellungen ${start}–${end} von ${total}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Bestellungen des Shops zu sehen',
  signIn: 'Anmelden',
};

export const bulkActions: typeof En.bulkActions = {
  runningTitle: () => 'Status wird geändert',
  describeDone: ({ status }, count) =>
    plural(count, {
      one: `# Bestellung auf „${statusLabels[status]}“ gesetzt`,
      other: `# Bestellungen auf „${statusLabels[status]}“ gesetzt`,
    }),
  selectAll: (total, scope) =>
    scope === 'whole'
      ? `Alle ${total} Bestellungen auswählen`
      : `Alle ${total} passenden Bestellungen auswählen`,
  collectFailed: 'Die passenden Bestellungen konnten nicht geladen werden. Ihre Auswahl ist unverändert.',
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'Ausgewählte Bestellungen',
  print: 'Drucken',
  sheets: {
    packingSlip: 'Packzettel',
    packingSlipWithNotes: 'Packzettel mit Notizen',
    invoice: 'Rechnungen',
  },
};

export const cancelQuestion: typeof En.cancelQuestion = {
  title: (count) => plural(count, { one: '# Bestellung stornieren?', other: '# Bestellungen stornieren?' }),
  text: (count) =>
    plural(count, {
      one: 'Ihr Status ändert sich zu „Storniert“, und sie zählt nicht mehr zum Umsatz.',
      other: 'Ihr Status ändert sich zu „Storniert“, und sie zählen nicht mehr zum Umsatz.',
    }),
  paid: (count) => plural(count, { one: '# ist schon bezahlt.', other: '# sind schon bezahlt.' }),
  delivered: (count) => plural(count, { one: '# ist schon zugestellt.', other: '# sind schon zugestellt.' }),
  neither: (count) =>
    plural(count, {
      one: 'Sie ist weder bezahlt noch zugestellt.',
      other: 'Keine davon ist bezahlt oder zugestellt.',
    }),
  confirm: (count) => plural(count, { one: '# Bestellung stornieren', other: '# Bestellungen stornieren' }),
  dismiss: 'Zurück',
};

/** Orders that sums leave out. `currency` is a code: 'USD'. */
export const otherCurrencies: typeof En.otherCurrencies = {
  notInRevenue: (count, currency) =>
    plural(count, {
      one: `# Bestellung in ${currency} zählt nicht zum Umsatz.`,
      other: `# Bestellungen in ${currency} zählen nicht zum Umsatz.`,
    }),
  notInReport: (count, currency) =>
    plural(count, {
      one: `# Bestellung in ${currency} ist in diesem Bericht nicht enthalten.`,
      other: `# Bestellungen in ${currency} sind in diesem Bericht nicht enthalten.`,
    }),
};
