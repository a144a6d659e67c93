import type * as En from '../en/palette.ts';
import { plural } from './rules.ts';

export const palette: typeof En.palette = {
  title: 'Befehlspalette',
  input: 'Seiten, Aktionen, Produkte, Bestellungen und Kunden suchen',
  placeholder: 'Suchen oder wechseln zu ...',
  close: 'Schließen',
  groups: {
    recent: 'Zuletzt geöffnet',
    pages: 'Seiten',
    actions: 'Aktionen',
    products: 'Produkte',
    orders: 'Bestellungen',
    customers: 'Kunden',
  },
  noMatch: (query) => `Nichts passt zu „${query}“`,
  searching: 'Produkte, Bestellungen und Kunden werden durchsucht ...',
  failed:
    'Produkte, Bestellungen und Kunden konnten nicht durchsucht werden. Seiten und Aktionen funktionieren weiterhin.',
  retry: 'Erneut versuchen',
  results: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  orderCount: (count) => plural(count, { one: '# Bestellung', other: '# Bestellungen' }),
  keys: { move: 'auswählen', open: 'öffnen', close: 'schließen' },
  toDark: 'Zum dunklen Design wechseln',
  toLight: 'Zum hellen Design wechseln',
  addProduct: 'Produkt hinzufügen',
  importProducts: 'Produkte importieren',
  exportProducts: 'Produkte exportieren',
  exportOrders: 'Bestellungen exportieren',
  showShortcuts: 'Tastenkürzel anzeigen',
  signOut: 'Abmelden',
};

export const shortcuts: typeof En.shortcuts = {
  title: 'Tastenkürzel',
  description:
    'Drücken Sie die Tasten nacheinander. Einzelne Buchstaben bewirken nichts, während Sie in ein Feld schreiben.',
  close: 'Schließen',
  thenKey: 'dann',
  keyNames: { ctrl: 'Strg', shift: 'Umschalt' },
  sections: { everywhere: 'Überall', lists: 'In Listen', form: 'Im Produktformular' },
  shortcuts: {
    openPalette: 'Befehlspalette öffnen',
    showSheet: 'Tastenkürzel anzeigen',
    dashboard: 'Zur Übersicht',
    products: 'Zu den Produkten',
    orders: 'Zu den Bestellungen',
    reports: 'Zu den Berichten',
    newProduct: 'Neues Produkt hinzufügen',
    notifications: 'Zu den Benachrichtigungen',
    selectNext: 'Auf dem Kontrollkästchen einer Zeile: auch die Zeile darunter auswählen',
    selectPrevious: 'Auf dem Kontrollkästchen einer Zeile: auch die Zeile darüber auswählen',
    editCell: 'Auf einem Preis oder Lagerbestand: bearbeiten',
    saveCell: 'Änderung speichern',
    saveCellAndGoOn: 'Änderung speichern und weiter zur nächsten Zelle',
    cancel: 'Änderung abbrechen, Suche löschen oder Auswahl aufheben',
    saveProduct: 'Produkt speichern',
  },
};
