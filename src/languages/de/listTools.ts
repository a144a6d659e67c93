import type * as En from '../en/listTools.ts';
import { number, plural } from './rules.ts';

export const exportDialog: typeof En.exportDialog = {
  title: 'Als CSV exportieren',
  text: 'Eine CSV-Datei mit allen Zeilen, nicht nur denen dieser Seite.',
  selectedText: 'Eine CSV-Datei mit den ausgewählten Zeilen.',
  close: 'Schließen',
  scope: 'Zeilen',
  shown: (count) => `Aktuelle Ergebnisse (${count})`,
  everything: (count) => `Alle Zeilen (${count})`,
  allRows: (count) => `Alle Zeilen (${count}).`,
  selectedRows: (count) => plural(count, { one: '# ausgewählte Zeile.', other: '# ausgewählte Zeilen.' }),
  columns: 'Spalten',
  inStoreTime: (column) => `${column} (Zeitzone des Shops)`,
  allColumns: 'Alle auswählen',
  noColumns: 'Leeren',
  noneChosen: 'Mindestens eine Spalte auswählen',
  cancel: 'Abbrechen',
  start: 'Exportieren',
  writing: 'Die Datei wird erstellt ...',
  progress: 'Fortschritt des Exports',
  rowsDone: (done, total) =>
    plural(total, { one: `${number(done)} von # Zeile`, other: `${number(done)} von # Zeilen` }),
  stop: 'Anhalten',
  busy: 'Halten Sie zuerst den Export an.',
  failedTitle: 'Export unterbrochen',
  retryHint: 'Versuchen Sie es erneut, um dort weiterzumachen.',
  failed: 'Die Zeilen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  doneTitle: 'Ihre Datei ist fertig',
  done: (fileName, rows) =>
    plural(rows, { one: `${fileName} enthält # Zeile.`, other: `${fileName} enthält # Zeilen.` }),
  missing: (count) =>
    plural(count, {
      one: '# ausgewählte Zeile gibt es nicht mehr. Sie fehlt in der Datei.',
      other: '# ausgewählte Zeilen gibt es nicht mehr. Sie fehlen in der Datei.',
    }),
  finish: 'Fertig',
  saveAgain: 'Noch einmal herunterladen',
};

export const columnsPanel: typeof En.columnsPanel = {
  title: 'Spalten',
  close: 'Spalten schließen',
  done: 'Fertig',
  reset: 'Zurücksetzen',
  resetDone: 'Spalten und Zeilenhöhe wurden zurückgesetzt.',
  nothingToReset: 'Nichts zurückzusetzen',
  storageUnavailableTitle: 'Speichern in diesem Browser nicht möglich',
  storageUnavailable:
    'Sein Speicher ist voll oder ausgeschaltet. Ihre Änderungen gelten, bis Sie diese Liste verlassen.',

  shown: 'Angezeigte Spalten',
  always: 'Immer angezeigt',
  moveUp: (column) => `${column} nach oben verschieben`,
  moveDown: (column) => `${column} nach unten verschieben`,
  isTop: 'Steht schon ganz oben',
  isBottom: 'Steht schon ganz unten',
  moved: (column, place, count) => `${column} ist jetzt Spalte ${number(place)} von ${number(count)}.`,
  sortedByHidden: (column) => `Die Liste ist nach „${column}“ sortiert, und diese Spalte ist ausgeblendet.`,

  density: 'Zeilenhöhe',
  densities: { comfortable: 'Großzügig', compact: 'Kompakt' },
};

export const viewName: typeof En.viewName = {
  title: 'Ansicht speichern',
  renameTitle: 'Ansicht umbenennen',
  close: 'Schließen',
  hint: 'Speichert Suche, Filter, Sortierung und Spalten.',
  name: 'Name',
  nameErrors: {
    missing: 'Einen Namen eingeben.',
    tooLong: (most) => `Höchstens ${number(most)} Zeichen verwenden.`,
    taken: 'Eine Ansicht mit diesem Namen gibt es schon.',
    limitReached: (most) =>
      `Sie können höchstens ${number(most)} Ansichten speichern. Löschen Sie zuerst eine.`,
  },
  replace: 'Ersetzen',
  cancel: 'Abbrechen',
  submit: 'Speichern',
};

/** '480 Produkte gelöscht, 20 fehlgeschlagen, 3 übersprungen' */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`${number(failed)} fehlgeschlagen`] : []),
    ...(notDone > 0 ? [`${number(notDone)} übersprungen`] : []),
  ].join(', ');

export const bulk: typeof En.bulk = {
  selected: (count) => `${number(count)} ausgewählt`,
  selectedHidden: (count, hidden) => `${number(count)} ausgewählt, ${number(hidden)} nicht zu sehen`,
  show: 'Anzeigen',
  hiddenText: (hidden, count) =>
    `${number(hidden)} von ${number(count)} in der Liste nicht zu sehen. Wählen Sie eine Zeile über ihr Kontrollkästchen ab.`,
  keepSelected: (name) => `${name} ausgewählt lassen`,
  showMore: (count) => `${number(count)} weitere anzeigen`,
  done: 'Fertig',
  andMore: (count) => `und ${number(count)} weitere`,
  collecting: (count) => `Alle werden ausgewählt, bisher ${number(count)} ...`,
  stopCollecting: 'Anhalten',
  clear: 'Auswahl aufheben',
  actions: 'Aktionen',
  status: 'Status ändern',
  export: 'Exportieren',
  cancel: 'Abbrechen',
  progress: (ended, total, failed) =>
    `${number(ended)} von ${number(total)}${failed > 0 ? `, ${number(failed)} fehlgeschlagen` : ''}`,
  cancelRun: 'Rest abbrechen',
  cancelling: 'Die laufende Anfrage wird beendet ...',
  finishedTitle: 'Einiges ist fehlgeschlagen',
  failedTitle: 'Fehlgeschlagen',
  retry: (count) => `${number(count)} erneut versuchen`,
  close: 'Schließen',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}.`,
  noReason: 'Der Shop hat unerwartet geantwortet.',
  unreachable: 'Der Shop war nicht erreichbar.',
  changedMeanwhile: 'Jemand anderes hat es geändert.',
  undoing: 'Änderungen werden rückgängig gemacht',
  undone: (done, missed) => {
    const undone = plural(done, {
      one: '# Änderung rückgängig gemacht',
      other: '# Änderungen rückgängig gemacht',
    });
    return missed === 0 ? undone : `${undone}, ${number(missed)} nicht möglich`;
  },
};
