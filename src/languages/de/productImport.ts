import type * as En from '../en/productImport.ts';
import { labels } from './productLabels.ts';
import { list, number, plural } from './rules.ts';

const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

export const importPage: typeof En.importPage = {
  page: 'Produkte importieren',
  title: 'Produkte importieren',
  text: 'Mit einer CSV-Datei viele Produkte hinzufügen oder aktualisieren. Sie prüfen jede Änderung, bevor sie gespeichert wird.',
  toProducts: 'Alle Produkte',
  accessTitle: 'Zugriff eingeschränkt',
  accessText: 'Bitte melden Sie sich an, um Produkte zu importieren',
  signIn: 'Anmelden',

  chooseTitle: 'Datei auswählen',
  choose: 'Dateien auswählen',
  drop: 'oder eine CSV-Datei und ihre Bilder hier ablegen',
  chooseLabel: 'CSV-Datei und Bilder',
  template: 'Leere Vorlage herunterladen',
  templateName: 'produkte-vorlage.csv',
  rules: [
    'Die erste Zeile enthält die Spaltennamen. Eine hier exportierte Datei lässt sich unverändert importieren.',
    'Eine Zeile mit einer Produkt-ID aktualisiert dieses Produkt. Eine Zeile ohne Produkt-ID fügt ein neues Produkt hinzu, das aktiv ist, wenn nichts anderes angegeben ist.',
    'Neue Produkte brauchen ein Bild. Wählen Sie die Bilddateien zusammen mit der CSV-Datei aus, und tragen Sie ihre Namen in die Spalte „Images“ ein, durch Semikolons getrennt. Auch Adressen von Bildern in diesem Shop sind möglich.',
    'Die Bilder vorhandener Produkte ändern sich nicht. Rabatte werden aus den Preisen berechnet.',
  ],
  reading: (fileName) => `${fileName} wird gelesen ...`,

  unreadableTitle: 'Diese Datei lässt sich nicht importieren',
  unreadable: {
    notCsv:
      'Das ist keine CSV-Datei. Wählen Sie in Ihrer Tabellenkalkulation „Speichern unter“ oder „Herunterladen“ und dort „CSV“ oder „CSV UTF-8“.',
    severalFiles: 'Sie haben mehrere CSV-Dateien ausgewählt. Wählen Sie eine, zusammen mit ihren Bildern.',
    tooLarge: 'Die Datei ist größer als 20 MB. Teilen Sie sie in kleinere Dateien auf.',
    wrongEncoding: 'Die Datei enthält Zeichen, die es in dieser Kodierung nicht gibt.',
    oneColumn:
      'Es wurde nur eine Spalte gefunden. Vielleicht verwendet die Datei ein anderes Spaltentrennzeichen.',
    noRows: 'Unter den Spaltennamen wurden keine Zeilen gefunden.',
    tooManyRows: `Die Datei hat mehr als ${number(10_000)} Zeilen. Teilen Sie sie in kleinere Dateien auf.`,
    unknown:
      'Der Browser konnte die Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert. Wählen Sie sie noch einmal aus.',
  },
  brokenQuotes: (line) =>
    `In Zeile ${number(line)} ist ein Anführungszeichen nicht geschlossen oder steht an der falschen Stelle. Korrigieren Sie die Zeile, und wählen Sie die Datei noch einmal aus.`,
  chooseOther: 'Andere Datei auswählen',

  mappingTitle: 'Spalten zuordnen',
  mappingText: (fileName, count) => `${fileName} hat ${rows(count)}.`,
  unnamed: (place) => `Spalte ${number(place)}`,
  example: (text) => `Beispiel: ${text}`,
  noExample: 'Kein Beispiel',
  ignored: 'Nicht importieren',
  matched: (matched, total) =>
    `${number(matched)} von ${plural(total, { one: '# Spalte', other: '# Spalten' })} zugeordnet`,
  edit: 'Bearbeiten',
  numberStyle: 'Schreibweise der Zahlen',
  numberHints: {
    guessed: (example) =>
      `Dies ist eine Vermutung: „${example}“ lässt sich auf zwei Arten lesen. Prüfen Sie es, bevor Sie fortfahren.`,
    mixed:
      'Dies ist eine Vermutung: Die Datei verwendet beide. Anders geschriebene Werte können nicht importiert werden.',
  },
  separator: 'Spaltentrennzeichen',
  separators: { ',': 'Komma (,)', ';': 'Semikolon (;)', '\t': 'Tabulator', '|': 'Senkrechter Strich (|)' },
  encoding: 'Zeichenkodierung',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, Little Endian',
    'utf-16be': 'UTF-16, Big Endian',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'windows-1256': 'Arabisch (Windows-1256)',
    macintosh: 'Westeuropäisch (Mac)',
  },
  encodingGuessed:
    'Dies ist eine Vermutung. Wenn Buchstaben wie „é“ falsch aussehen, wählen Sie eine andere Kodierung.',
  readAgain: 'Wenn die Datei in Ordnung ist, wählen Sie, wie sie gelesen werden soll:',
  targetLabels: {
    updatedAt: `${labels.updatedAt} (findet Konflikte)`,
    stockAtExport: `${labels.stockAtExport} (findet Verkäufe)`,
  },
  emptyCells: 'Wenn bei einem vorhandenen Produkt eine Zelle leer ist',
  keep: 'Aktuellen Wert behalten',
  clear: 'Wert löschen',
  noId: 'Es gibt keine Spalte mit der Produkt-ID, daher fügt jede Zeile ein neues Produkt hinzu.',
  missing: (headings) => `Neue Produkte brauchen außerdem: ${list(headings)}.`,
  images: (count) => plural(count, { one: '# Bilddatei ausgewählt', other: '# Bilddateien ausgewählt' }),
  addImages: 'Bilder hinzufügen',
  imagesLabel: 'Bilddateien',
  check: 'Zeilen prüfen',
  nothingMapped: 'Ordnen Sie mindestens eine Spalte zu',

  checkingTitle: 'Zeilen werden geprüft ...',
  checkingProgress: 'Bisher geprüft',
  cancel: 'Abbrechen',
  notCheckedTitle: 'Die Zeilen konnten nicht geprüft werden',
  notChecked:
    'Die Produkte in dieser Datei konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',

  previewTitle: 'Überprüfen',
  reviewTabs: {
    label: 'Zeilen',
    created: 'Neu',
    changed: 'Geändert',
    kept: 'Bestand bleibt',
    refused: 'Nicht importierbar',
  },
  emptyTabs: {
    created: 'Diese Datei fügt keine Produkte hinzu.',
    changed: 'Diese Datei ändert keine Produkte.',
    refused: 'Alle Zeilen können importiert werden.',
  },
  unchanged: (count) => plural(count, { one: '# Zeile ändert', other: '# Zeilen ändern' }) + ' nichts.',
  readFrom: (cell) => `aus „${cell}“`,
  fromTo: (before, after) => `von ${before} zu ${after}`,
  stockSinceExport: {
    sold: (count) =>
      plural(count, {
        one: 'Seit dem Export dieser Datei wurde # verkauft.',
        other: 'Seit dem Export dieser Datei wurden # verkauft.',
      }),
    added: (count) =>
      plural(count, {
        one: 'Seit dem Export dieser Datei kam # dazu.',
        other: 'Seit dem Export dieser Datei kamen # dazu.',
      }),
    kept: 'Der Lagerbestand bleibt, wie er ist.',
    recounted: 'Ihre Änderung wird auf den jetzigen Lagerbestand angewendet.',
    edited:
      'Jemand anderes hat den Lagerbestand geändert, seit diese Datei exportiert wurde. Er bleibt, wie er ist.',
  },
  emptyValue: 'leer',
  flagLabels: { yes: 'Ja', no: 'Nein' },
  flags: { yes: ['ja', 'j', 'wahr', 'an'], no: ['nein', 'n', 'falsch', 'aus'] },
  start: (count) => `${rows(count)} importieren`,
  nothingToDo: 'Es gibt nichts zu importieren.',
  earlier: (count) =>
    plural(count, {
      one: '# Zeile wurde in diesem Browser schon importiert und wird übersprungen.',
      other: '# Zeilen wurden in diesem Browser schon importiert und werden übersprungen.',
    }),
  again: 'Noch einmal importieren',
  back: 'Zurück',

  refusedTitle: (count) =>
    plural(count, {
      one: '# Zeile kann nicht importiert werden',
      other: '# Zeilen können nicht importiert werden',
    }),
  refusedFile: 'Diese Zeilen herunterladen',
  row: (place) => `Zeile ${place}`,
  reason: 'Grund',
  refusedSuffix: '-abgelehnt',

  runningTitle: 'Wird importiert ...',
  runningProgress: 'Fortschritt des Imports',
  figures: (done, total) => `${number(done)} von ${rows(total)}`,
  stop: 'Anhalten',
  stopping: 'Wird angehalten ...',
  stoppedTitle: 'Der Import wurde angehalten',
  failedTitle: 'Der Import wurde unterbrochen',
  left: (count) =>
    `${rows(count)} noch nicht importiert. Sie können jetzt oder später mit derselben Datei fortfahren: Keine Zeile wird doppelt importiert.`,
  resume: (count) => `Weiter mit ${rows(count)}`,
  unreachable: 'Der Shop war nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  storeFailed: 'Der Shop kann gerade keine Produkte speichern. Versuchen Sie es später noch einmal.',

  doneTitle: 'Der Import ist abgeschlossen',
  finished: {
    created: 'hinzugefügt',
    updated: 'aktualisiert',
    unchanged: 'ohne Änderung',
    refused: 'nicht importiert',
    earlier: 'früher importiert',
  },
  checkAgain: 'Noch einmal prüfen',

  leaving: {
    title: 'Import anhalten?',
    text: 'Der Import endet, wenn Sie diese Seite verlassen. Importierte Zeilen bleiben, und den Rest können Sie später mit derselben Datei importieren.',
    stay: 'Bleiben',
    leave: 'Anhalten und verlassen',
  },

  tooManyCells: 'Diese Zeile hat mehr Zellen, als es Spaltennamen gibt',
  sameProduct: (place) => `Zeile ${place} hat dieselbe Produkt-ID`,
  unknownId: (id) => `Kein Produkt hat die ID „${id}“`,
  savedSince: 'Jemand anderes hat es geändert, seit diese Datei exportiert wurde.',
  unsure:
    'Diese Zeile wurde schon gesendet, aber der Shop hat nicht geantwortet. Prüfen Sie, ob es das Produkt gibt.',
  noAnswer: 'Der Shop hat nicht geantwortet. Prüfen Sie, ob das Produkt hinzugefügt wurde.',
  changedMeanwhile: 'Jemand anderes hat es geändert.',
  noReason: 'Der Shop hat unerwartet geantwortet.',
  imageNotChosen: (name) => `Das Bild „${name}“ fehlt. Wählen Sie es zusammen mit der Datei aus.`,
  imageElsewhere: (address) => `Das Bild unter ${address} gehört nicht zu diesem Shop`,
  imageNotLoaded: (address) => `Das Bild unter ${address} konnte nicht geladen werden`,
  shortenedCode: (label, text) =>
    `${label}: von der Tabellenkalkulation zu „${text}“ gekürzt. Dort die Spalte als Text formatieren und den Wert neu eingeben`,
  notAFlag: (label) => `${label}: erlaubt sind ja und nein`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: „${cell}“ ist keine Zahl`,
    wrongGroups: (label, cell, example) => `${label}: „${cell}“ ist nicht wie ${example} geschrieben`,
    scientific: (label, cell) =>
      `${label}: „${cell}“ ist verkürzt, es können Ziffern fehlen. Schreiben Sie die ganze Zahl.`,
    tooManyDigits: (label, cell) => `${label}: „${cell}“ hat zu viele Ziffern`,
  },
};
