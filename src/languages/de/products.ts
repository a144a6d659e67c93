import type * as En from '../en/products.ts';
import { toCapitals, toFilters } from '../deriveTexts.ts';
import { shortLabels } from './productLabels.ts';
import { number, plural } from './rules.ts';

/** Units of the form. */
const amounts = new Map([
  [undefined, { one: '# Einheit', other: '# Einheiten' }],
  ['pieces', { one: '# Stück', other: '# Stück' }],
  ['liters', { one: '# Liter', other: '# Liter' }],
  ['grams', { one: '# Gramm', other: '# Gramm' }],
  ['packs', { one: '# Packung', other: '# Packungen' }],
  ['sets', { one: '# Set', other: '# Sets' }],
]);
const units = new Map([
  ['pieces', 'Stück'],
  ['liters', 'Liter'],
  ['grams', 'Gramm'],
  ['packs', 'Packungen'],
  ['sets', 'Sets'],
]);

export const stock: typeof En.stock = {
  unit: (unit = 'Einheit(en)') => units.get(unit) ?? unit,
  amount(amount, unit) {
    const forms = amounts.get(unit);
    return forms ? plural(amount, forms) : `${number(amount)} ${unit}`;
  },
  shortage: { low: 'Niedriger Bestand', out: 'Nicht auf Lager' },
  inStock: 'Auf Lager',
};

export const dashboard: typeof En.dashboard = {
  page: 'Übersicht',
  title: 'Shop-Übersicht',
  description: 'Willkommen zurück! Das tut sich in Ihrem Shop.',
  addProduct: 'Neues Produkt hinzufügen',
  accessTitle: 'Anmeldung erforderlich',
  accessText: 'Bitte melden Sie sich an, um die Übersicht zu sehen',
  signIn: 'Anmelden',
  goHome: 'Zur Startseite',
};

export const totals: typeof En.totals = {
  totals: 'Gesamtzahlen des Shops',
  orders: {
    label: 'Alle Bestellungen',
    caption: '12\u00a0% mehr als im Vormonat',
    emphasis: '12\u00a0%',
  },
  users: { label: 'Alle Benutzer', caption: '8\u00a0% mehr als im Vormonat', emphasis: '8\u00a0%' },
  products: { label: 'Alle Produkte', caption: '5 neue in dieser Woche', emphasis: '5 neue' },
  revenue: { label: 'Gesamtumsatz', caption: '24\u00a0% mehr als im Vormonat', emphasis: '24\u00a0%' },
  loading: 'Gesamtzahlen werden geladen',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const productFilters: typeof En.productFilters = {
  ...toFilters(shortLabels),
  category: {
    label: shortLabels.category,
    all: 'Alle Kategorien',
    /** Keyed by the category in the data. */
    options: {
      Electronics: 'Elektronik',
      Fashion: 'Mode',
      'Food & Health': 'Lebensmittel und Gesundheit',
      Home: 'Haushalt',
      Sports: 'Sport',
      Travel: 'Reisen',
      Vehicles: 'Fahrzeuge',
      Others: 'Sonstiges',
    },
  },
  stock: {
    label: shortLabels.stock,
    options: { low: 'Niedrig', out: 'Nicht auf Lager' },
    tabs: { low: 'Niedriger Bestand', out: 'Nicht auf Lager' },
  },
  status: { label: shortLabels.status, options: { active: 'Aktiv', inactive: 'Inaktiv', draft: 'Entwurf' } },
  featured: { label: shortLabels.isFeatured, options: { yes: 'Ja', no: 'Nein' } },
  price: { label: shortLabels.actualPrice },
};

export const inventory: typeof En.inventory = {
  title: 'Produktbestand',
  count: (count, total) => plural(count, { one: `${total} Produkt`, other: `${total} Produkte` }),
  countAmong: (found, total) => `${found} von ${total}`,
  columns: {
    ...toCapitals(shortLabels),
    image: 'BILD',
    product: 'PRODUKT',
    price: 'PREIS',
    discount: 'RABATT',
    updated: 'GEÄNDERT',
    actions: 'AKTIONEN',
  },
  updatedInCard: 'Geändert:',
  search: 'Produkte suchen',
  searchPlaceholder: 'Produkte suchen ...',
  loading: 'Produktbestand wird geladen ...',
  notYet: 'Die Produkte werden noch geladen',
  noMatch: 'Keine passenden Produkte gefunden',
  noMatchHint: 'Einen anderen Suchbegriff oder eine andere Kategorie versuchen.',
  failed: 'Die Produkte konnten nicht geladen werden',
  failedHint: 'Der Shop hat unerwartet geantwortet.',
  retry: 'Erneut versuchen',
  view: (name) => `${name} ansehen`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  actions: (name) => `Aktionen für ${name}`,
  viewItem: 'Produkt ansehen',
  editItem: 'Produkt bearbeiten',
  deleteItem: 'Produkt löschen',
  duplicateItem: 'Produkt kopieren',
  editPriceItem: 'Preis bearbeiten',
  editStockItem: 'Lagerbestand bearbeiten',
  editCell: {
    actualPrice: 'Preis bearbeiten',
    discountedPrice: 'Reduzierten Preis bearbeiten',
    stock: 'Lagerbestand bearbeiten',
  },
  unnamed: 'Produkt ohne Namen',
  missing: '—',
  noDiscount: '—',
  off: 'Rabatt',
  was: 'vorher',
  range: (start, end, total) => `${start}–${end} von ${total}`,
};

export const deleteDialog: typeof En.deleteDialog = {
  title: 'Löschen bestätigen',
  text: 'Soll dieses Produkt wirklich gelöscht werden? Das kann nicht rückgängig gemacht werden.',
  cancel: 'Abbrechen',
  confirm: 'Löschen',
  deleting: 'Wird gelöscht ...',
  deleted: 'Das Produkt wurde gelöscht',
};

export const productList: typeof En.productList = {
  page: 'Alle Produkte',
  title: 'Alle Produkte',
  addProduct: 'Neues Produkt hinzufügen',
  importProducts: 'Importieren',
  emptyTitle: 'Keine Produkte gefunden',
  emptyText: 'Hier erscheinen veröffentlichte Produkte mit Lagerbestand, Preis und Rabatt.',
  addFirst: 'Erstes Produkt hinzufügen',
  importFirst: 'Produkte importieren',
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Produkte dieses Shops zu sehen',
  signIn: 'Anmelden',
  goHome: 'Zur Startseite',
  noList: 'Die Produktdaten konnten nicht abgerufen werden.',
  failed: 'Die Produkte konnten nicht geladen werden.',
};
