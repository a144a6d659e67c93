import type * as En from '../en/listTools.ts';
import { number, plural } from './rules.ts';

export const exportCopy: typeof En.exportCopy = {
  title: 'Als CSV exportieren',
  text: 'Eine Datei für Tabellenprogramme, mit allen Zeilen und nicht nur denen dieser Seite.',
  selectedText: 'Eine Datei für Tabellenprogramme, mit den ausgewählten Zeilen.',
  close: 'Schließen',
  scope: 'Zeilen',
  shown: (count) => `In der Liste angezeigte (${count})`,
  everything: (count) => `Alle (${count})`,
  allRows: (count) => `Alle Zeilen (${count}).`,
  selectedRows: (count) =>
    plural(count, { one: 'Die ausgewählte Zeile.', other: 'Die # ausgewählten Zeilen.' }),
  columns: 'Spalten',
  allColumns: 'Alle Spalten',
  noColumns: 'Keine Spalten',
  noneChosen: 'Mindestens eine Spalte auswählen',
  cancel: 'Abbrechen',
  start: 'Exportieren',
  writing: 'Die Datei wird geschrieben ...',
  progress: 'Fortschritt des Exports',
  figures: (done, total) =>
    plural(total, { one: `${number(done)} von # Zeile`, other: `${number(done)} von # Zeilen` }),
  stop: 'Anhalten',
  busy: 'Die Datei wird gerade geschrieben. Den Export zuerst anhalten.',
  failedTitle: 'Der Export wurde unterbrochen',
  kept: 'Die bisherigen Zeilen bleiben erhalten: Ein neuer Versuch macht dort weiter.',
  failed: 'Die Zeilen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  doneTitle: 'Die Datei ist fertig',
  done: (fileName, rows) =>
    plural(rows, { one: `${fileName} enthält # Zeile.`, other: `${fileName} enthält # Zeilen.` }),
  missing: (count) =>
    plural(count, {
      one: '# ausgewählte Zeile fehlt darin: Es gibt sie nicht mehr.',
      other: '# ausgewählte Zeilen fehlen darin: Es gibt sie nicht mehr.',
    }),
  finish: 'Fertig',
  saveAgain: 'Noch einmal herunterladen',
};

export const viewCopy: typeof En.viewCopy = {
  title: 'Ansicht',
  close: 'Einstellungen der Ansicht schließen',
  done: 'Fertig',
  reset: 'Zurücksetzen',
  resetDone: 'Spalten und Zeilenhöhe sind wieder wie am Anfang.',
  nothingToReset: 'Spalten und Zeilenhöhe sind wie am Anfang',
  notKeptTitle: 'Dieser Browser speichert es nicht',
  notKept: 'Sein Speicher ist voll oder ausgeschaltet. Änderungen gelten nur, bis die Liste verlassen wird.',

  saved: 'Gespeicherte Ansichten',
  none: 'Suche, Filter, Sortierung und Spalten unter einem Namen speichern, um später dorthin zurückzukehren.',
  save: 'Diese Ansicht speichern',
  name: 'Name',
  submitSave: 'Speichern',
  cancel: 'Abbrechen',
  nameErrors: {
    missing: 'Einen Namen eingeben.',
    tooLong: (most) => `Höchstens ${number(most)} Zeichen verwenden.`,
    taken: 'Eine Ansicht mit diesem Namen gibt es schon.',
    full: (most) => `Es gibt schon ${number(most)} Ansichten, mehr sind nicht möglich. Zuerst eine löschen.`,
  },
  replace: 'Ersetzen',
  first: 'Zuerst',
  makeFirst: (name) => `Zuerst anzeigen: ${name}`,
  rename: (name) => `${name} umbenennen`,
  delete: (name) => `${name} löschen`,
  deleted: (name) => `${name} wurde gelöscht.`,
  undo: 'Rückgängig',

  columns: 'Spalten',
  always: 'Immer angezeigt',
  moveUp: (column) => `${column} nach oben verschieben`,
  moveDown: (column) => `${column} nach unten verschieben`,
  isTop: 'Steht schon an erster Stelle',
  isBottom: 'Steht schon an letzter Stelle',
  moved: (column, place, count) => `${column} ist jetzt Spalte ${number(place)} von ${number(count)}.`,
  sortedByHidden: (column) => `Die Liste ist nach „${column}“ sortiert, und diese Spalte ist ausgeblendet.`,

  density: 'Zeilenhöhe',
  densities: { comfortable: 'Großzügig', compact: 'Kompakt' },
};

/** '480 Produkte gelöscht, bei 20 fehlgeschlagen, 3 nicht bearbeitet' */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`bei ${number(failed)} fehlgeschlagen`] : []),
    ...(notDone > 0 ? [`${number(notDone)} nicht bearbeitet`] : []),
  ].join(', ');

export const bulkCopy: typeof En.bulkCopy = {
  selected: (count) => `${number(count)} ausgewählt`,
  selectedHidden: (count, hidden) => `${number(count)} ausgewählt, ${number(hidden)} nicht zu sehen`,
  show: 'Anzeigen',
  hiddenText: (hidden, count) =>
    `${number(hidden)} von ${number(count)} in der Liste nicht zu sehen. Was Sie abwählen, bleibt unverändert.`,
  keepSelected: (name) => `${name} ausgewählt lassen`,
  showMore: (count) => `${number(count)} weitere anzeigen`,
  done: 'Fertig',
  andMore: (count) => `und ${number(count)} weitere`,
  selectAll: (count) => `Alle ${count} Treffer auswählen`,
  collecting: (count) => `Alle Treffer werden ausgewählt: bisher ${number(count)} ...`,
  stopCollecting: 'Anhalten',
  clear: 'Auswahl aufheben',
  actions: 'Aktionen',
  status: 'Status ändern',
  export: 'Exportieren',
  cancel: 'Abbrechen',
  progress: (ended, total, failed) =>
    `${number(ended)} von ${number(total)}${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}`,
  cancelRun: 'Rest abbrechen',
  cancelling: 'Laufendes wird noch abgewartet ...',
  finishedTitle: 'Nicht alles wurde erledigt',
  failedTitle: 'Fehlgeschlagen',
  retry: (count) => `${number(count)} erneut versuchen`,
  close: 'Schließen',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}.`,
  noReason: 'Der Shop hat nicht wie erwartet geantwortet.',
  unreachable: 'Der Shop war nicht erreichbar.',
  changedMeanwhile: 'Inzwischen von jemand anderem geändert.',
};
