import type * as En from '../en/customers.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

/** Label of each filter. */
export const customerFilters: typeof En.customerFilters = {
  orders: { label: 'Bestellungen' },
  spent: { label: 'Ausgaben' },
  last: { label: 'Letzte Bestellung' },
};

export const customerList: typeof En.customerList = {
  ...shared,
  page: 'Kunden',
  title: 'Alle Kunden',
  count: (count, total) => plural(count, { one: `${total} Kunde`, other: `${total} Kunden` }),
  countAmong: (found, total) => `${found} von ${total}`,
  columns: {
    name: 'Kunde',
    phone: 'Telefon',
    orders: 'Bestellungen',
    spent: 'Ausgaben',
    average: 'Ø Bestellung',
    first: 'Zuerst',
    last: 'Zuletzt',
  },
  search: 'Kunden suchen',
  searchPlaceholder: 'Name, E-Mail oder Telefon suchen',
  loading: 'Kunden werden geladen ...',
  notYet: 'Die Kunden werden noch geladen',
  noMatch: 'Keine Kunden gefunden, die zur Suche passen',
  noMatchHint: 'Suchen Sie nach etwas anderem oder setzen Sie die Filter zurück.',
  empty: {
    title: 'Noch keine Kunden',
    text: 'Wer bestellt, erscheint hier mit seinen Bestellungen und Ausgaben.',
  },
  failed: 'Die Kunden konnten nicht geladen werden.',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  missing: '—',
  range: (start, end, total) => `Kunden ${start}–${end} von ${total}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  orderCount: (count) => plural(count, { one: '# Bestellung', other: '# Bestellungen' }),
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Kunden des Shops zu sehen',
  signIn: 'Anmelden',
  unsupported: 'Hier gibt es keine Kunden',
  unsupportedText: 'Der Server dieses Shops führt keine Liste seiner Kunden.',
};

/** Columns of the exported file. */
export const customerColumnNames: typeof En.customerColumnNames = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  orders: 'Bestellungen',
  spent: 'Ausgaben',
  average: 'Durchschnittliche Bestellung',
  currency: 'Währung',
  first: 'Erste Bestellung',
  last: 'Letzte Bestellung',
};

/** The page of one customer. */
export const customerView: typeof En.customerView = {
  back: 'Kunden',
  contact: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  write: 'E-Mail schreiben',
  call: 'Anrufen',
  noContact: 'Nicht bekannt',
  addresses: 'Adressen',
  noAddresses: 'Keine Bestellung hat eine Adresse.',
  figures: 'Kennzahlen',
  orders: 'Bestellungen',
  spent: 'Ausgaben',
  average: 'Durchschnittliche Bestellung',
  last: 'Letzte Bestellung',
  loading: 'Der Kunde wird geladen',
  notFound: 'Dieser Kunde wurde nicht gefunden.',
  notFoundText: 'Vielleicht ist der Link unvollständig, oder der Kunde hat in diesem Shop nichts bestellt.',
  failed: 'Der Kunde konnte nicht geladen werden.',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};
