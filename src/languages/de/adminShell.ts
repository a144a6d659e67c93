import type * as En from '../en/adminShell.ts';
import { plural } from './rules.ts';

export const navigation: typeof En.navigation = {
  dashboard: 'Übersicht',
  bannerSlides: 'Bannerbilder',
  categories: 'Kategorien',
  products: 'Produkte',
  productList: 'Produktliste',
  productUpload: 'Produkt hochladen',
  productRam: 'Produkt-RAM hinzufügen',
  productWeight: 'Produktgewicht hinzufügen',
  productSize: 'Produktgröße hinzufügen',
  orders: 'Bestellungen',
  customers: 'Kunden',
  homeBanners: 'Startseitenbanner',
  sideBanners: 'Seitliche Banner',
  bottomBanners: 'Untere Banner',
  reports: 'Berichte',
  activity: 'Aktivität',
  storeDetails: 'Shop-Daten',
};

export const navigationBadges: typeof En.navigationBadges = {
  soon: 'Bald',
  pendingOrders: (count) =>
    plural(count, { one: '# Bestellung ausstehend', other: '# Bestellungen ausstehend' }),
};

export const logout: typeof En.logout = {
  title: 'Abmeldung bestätigen',
  text: 'Möchten Sie sich wirklich abmelden?',
  cancel: 'Abbrechen',
  confirm: 'Abmelden',
  leaving: 'Abmeldung läuft ...',
  done: 'Erfolgreich abgemeldet',
  refused: 'Bei der Abmeldung ist etwas schiefgelaufen',
  unanswered: 'Abmeldung fehlgeschlagen',
};

export const footer: typeof En.footer = {
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  newsletter: 'Newsletter abonnieren',
  address: 'Ihre E-Mail-Adresse',
  subscribe: 'Abonnieren',
  invalid: 'Ungültige E-Mail-Adresse',
  subject: 'Anmeldung zum Newsletter',
  body: (email) => `Bitte nehmen Sie ${email} in den Verteiler des Newsletters auf.`,
};

export const newOrderToast: typeof En.newOrderToast = {
  newOrder: (amount) => `Neue Bestellung · ${amount}`,
  view: 'Ansehen',
};

export const toasts: typeof En.toasts = { undo: 'Rückgängig' };
