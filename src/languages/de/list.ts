import type * as En from '../en/list.ts';
import { number } from './rules.ts';

export const shared: typeof En.shared = {
  updatesAvailable: 'Änderungen verfügbar',
  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert ...',
  refreshHint: 'Aktuelle Liste anzeigen',
  clearSearch: 'Suche löschen',
  clear: 'Suche und Filter zurücksetzen',
  rowsPerPage: 'Zeilen pro Seite',
  previous: 'Zurück',
  next: 'Weiter',
  atLeast: (count) => `${count}+`,
  selectPage: 'Alle Zeilen dieser Seite auswählen',
  selectRow: (name) => `${name} auswählen`,
  onFirstPage: 'Dies ist die erste Seite',
  onLastPage: 'Dies ist die letzte Seite',
  skipToRows: 'Zur Liste springen',
};

export const keys: typeof En.keys = {
  move: 'Bewegen',
  open: 'Öffnen',
  select: 'Auswählen',
  edit: 'Bearbeiten',
  all: 'Alle Kürzel',
};

export const filters: typeof En.filters = {
  filters: 'Filter',
  filtersActive: (count) => `Filter (${number(count)})`,
  active: 'Aktive Filter',
  clear: 'Filter zurücksetzen',
  any: 'Beliebig',
  tabAll: 'Alle',
  count: (count) => `(${count})`,
  option: (label, count) => `${label} (${number(count)})`,
};

export const exportButton: typeof En.exportButton = {
  button: 'Exportieren',
};

export const viewButton: typeof En.viewButton = {
  button: 'Ansicht',
};

export const filterPanel: typeof En.filterPanel = {
  done: 'Fertig',
  close: 'Filter schließen',
  ends: {
    money: { from: 'Min.', to: 'Max.' },
    days: { from: 'Von', to: 'Bis' },
  },
  namedEnds: {
    money: { from: (label) => `${label}, Min.`, to: (label) => `${label}, Max.` },
    days: { from: (label) => `${label}, von`, to: (label) => `${label}, bis` },
  },
  notAnAmount: `Einen Betrag wie ${number(1200)} eingeben.`,
  notADay: 'Ein gültiges Datum eingeben.',
  inverted: {
    money: 'Das Maximum ist kleiner als das Minimum.',
    days: 'Das Enddatum liegt vor dem Startdatum.',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${value}`,
  remove: (chip) => `Filter „${chip}“ entfernen`,
  from: (low) => `ab ${low}`,
  upTo: (high) => `bis ${high}`,
  between: (low, high) => `${low} – ${high}`,
};
