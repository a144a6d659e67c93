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
  description: 'Mit den Pfeiltasten wechseln Sie zwischen den Zeilen; die Eingabetaste öffnet eine Zeile.',
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

export const tools: typeof En.tools = {
  columns: 'Spalten',
  export: 'Exportieren',
  more: 'Weitere Aktionen',
};

export const viewTabs: typeof En.viewTabs = {
  views: 'Ansichten',
  default: 'Standardansicht',
  shared: 'Für alle freigegeben',
  sharedBy: (name) => `Freigegeben von ${name}`,
  save: 'Ansicht speichern',
  saveChanges: (name) => `Änderungen in „${name}“ speichern`,
  saveAsNew: 'Als neue Ansicht speichern',
  actions: (name) => `Aktionen für „${name}“`,
  rename: 'Umbenennen',
  makeDefault: 'Als Standardansicht festlegen',
  removeDefault: 'Nicht mehr als Standardansicht verwenden',
  share: 'Für alle freigeben',
  unshare: 'Freigabe beenden',
  delete: 'Löschen',
  deleted: (name) => `„${name}“ gelöscht`,
  notSaved: 'Die Ansicht konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
};

export const sorting: typeof En.sorting = {
  label: 'Sortierung',
  current: (order) => `Sortierung: ${order}`,
  unsorted: 'Standard',
  newest: 'Neueste',
  oldest: 'Älteste',
  text: {
    ascending: (column) => `${column}: A bis Z`,
    descending: (column) => `${column}: Z bis A`,
  },
  number: {
    ascending: (column) => `${column}: aufsteigend`,
    descending: (column) => `${column}: absteigend`,
  },
  time: {
    ascending: (column) => `${column}: älteste zuerst`,
    descending: (column) => `${column}: neueste zuerst`,
  },
  option: (column, option) => `${column}: ${option} zuerst`,
};

export const filterPanel: typeof En.filterPanel = {
  done: 'Fertig',
  close: 'Filter schließen',
  ends: {
    count: { from: 'Min.', to: 'Max.' },
    money: { from: 'Min.', to: 'Max.' },
    days: { from: 'Von', to: 'Bis' },
  },
  namedEnds: {
    count: { from: (label) => `${label}, Min.`, to: (label) => `${label}, Max.` },
    money: { from: (label) => `${label}, Min.`, to: (label) => `${label}, Max.` },
    days: { from: (label) => `${label}, von`, to: (label) => `${label}, bis` },
  },
  presetsOf: (label) => `${label}, Schnellauswahl`,
  notAnAmount: `Einen Betrag wie ${number(1200)} eingeben.`,
  notACount: 'Eine ganze Zahl eingeben.',
  notADay: 'Ein gültiges Datum eingeben.',
  inverted: {
    count: 'Das Maximum ist kleiner als das Minimum.',
    money: 'Das Maximum ist kleiner als das Minimum.',
    days: 'Das Enddatum liegt vor dem Startdatum.',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${value}`,
  remove: (chip) => `Filter „${chip}“ entfernen`,
  presets: { today: 'Heute', '7days': 'Letzte 7 Tage', thisMonth: 'Dieser Monat' },
  preset: (preset, dates) => `${preset} (${dates})`,
  from: (low) => `ab ${low}`,
  upTo: (high) => `bis ${high}`,
  between: (low, high) => `${low} – ${high}`,
};

/** Above a printed list. */
export const printed: typeof En.printed = {
  search: (search) => `Suche: „${search}“`,
  at: (day, time) => `Gedruckt am ${day}, ${time}`,
};
