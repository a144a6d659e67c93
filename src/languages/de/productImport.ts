import type * as En from '../en/productImport.ts';
import { rowProblems, unreadable } from './importProblems.ts';
import { list, number, plural } from './rules.ts';

const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

export const importCopy: typeof En.importCopy = {
  page: 'Produkte importieren',
  title: 'Produkte importieren',
  text: 'Mit einer CSV-Datei viele Produkte erstellen und ändern. Gesendet wird erst, wenn Sie gesehen haben, was geschehen wird.',
  toProducts: 'Alle Produkte',
  accessTitle: 'Zugriff eingeschränkt',
  accessText: 'Bitte anmelden, um Produkte zu importieren',
  signIn: 'Anmelden',

  chooseTitle: 'Datei auswählen',
  choose: 'Dateien auswählen',
  drop: 'oder eine CSV-Datei hier ablegen, zusammen mit den Bildern, die sie nennt',
  chooseLabel: 'CSV-Datei und Bilder',
  template: 'Leere Vorlage herunterladen',
  templateName: 'produkte-vorlage.csv',
  rules: [
    'In der ersten Zeile stehen die Überschriften. Eine hier exportierte Datei lässt sich unverändert importieren.',
    'Eine Zeile mit einer Produkt-ID ändert dieses Produkt; was ihre leeren Zellen bedeuten, bestimmen Sie. Eine Zeile ohne Produkt-ID ist ein neues Produkt, und zwar ein aktives, wenn nichts anderes darin steht.',
    'Ein neues Produkt braucht ein Bild: Wählen Sie die Bilddateien zusammen mit der CSV-Datei aus, und schreiben Sie ihre Namen in die Spalte „Images“, durch Semikolons getrennt. Auch Adressen von Bildern in diesem Shop können dort stehen.',
    'Die Bilder vorhandener Produkte bleiben, wie sie sind. Der Rabatt wird berechnet.',
  ],
  reading: (fileName) => `${fileName} wird gelesen ...`,

  unreadableTitle: 'Diese Datei lässt sich nicht importieren',
  unreadable,
  chooseOther: 'Andere Datei auswählen',

  mappingTitle: 'Was gehört wohin?',
  mappingText: (fileName, count) => `${fileName} hat ${rows(count)}.`,
  unnamed: (place) => `Spalte ${number(place)}`,
  example: (text) => `Zum Beispiel „${text}“`,
  noExample: 'Kein Beispiel',
  ignored: 'Weglassen',
  fields: {
    id: 'Produkt-ID',
    name: 'Produktname',
    description: 'Beschreibung',
    category: 'Kategorie',
    subCategory: 'Unterkategorie',
    brand: 'Marke',
    actualPrice: 'Regulärer Preis',
    discountedPrice: 'Reduzierter Preis',
    stock: 'Lagerbestand',
    stockUnit: 'Mengeneinheit',
    status: 'Produktstatus',
    isFeatured: 'Hervorgehobenes Produkt',
    locations: 'Verkaufsgebiete',
    ram: 'RAM',
    sizes: 'Größen',
    weights: 'Gewichte',
    images: 'Bilder',
    updatedAt: 'Geändert',
  },
  updatedAtTarget: 'Geändert (lehnt Älteres ab)',
  emptyCells: 'Leere Zellen vorhandener Produkte',
  keep: 'Feld so lassen',
  clear: 'Feld leeren',
  noId: 'Keine Spalte hat eine Produkt-ID: Jede Zeile wird ein neues Produkt.',
  missing: (headings) => `Neue Produkte brauchen außerdem: ${list(headings)}.`,
  images: (count) => plural(count, { one: '# Bilddatei ausgewählt', other: '# Bilddateien ausgewählt' }),
  addImages: 'Bilder hinzufügen',
  imagesLabel: 'Bilddateien',
  check: 'Zeilen prüfen',
  nothingMapped: 'Wählen Sie für mindestens eine Spalte, wohin sie gehört',

  checkingTitle: 'Zeilen werden geprüft ...',
  checkingProgress: 'Bisher geprüft',
  cancel: 'Abbrechen',
  notCheckedTitle: 'Die Zeilen konnten nicht geprüft werden',
  notChecked: 'Die Produkte, die in der Datei stehen, konnten nicht geladen werden.',
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',

  previewTitle: 'Das wird geschehen',
  planned: {
    created: 'zu erstellen',
    updated: 'zu ändern',
    unchanged: 'schon wie gewünscht',
    refused: 'abgelehnt',
    earlier: 'früher importiert',
  },
  start: (count) => `${rows(count)} importieren`,
  nothingToDo: 'Es ist nichts mehr zu importieren.',
  earlier: (count) =>
    plural(count, {
      one: '# Zeile dieser Datei wurde in diesem Browser schon importiert und wird nicht noch einmal gesendet.',
      other:
        '# Zeilen dieser Datei wurden in diesem Browser schon importiert und werden nicht noch einmal gesendet.',
    }),
  again: 'Noch einmal senden',
  back: 'Zurück',

  refusedTitle: (count) => `Abgelehnt: ${rows(count)}`,
  refusedMore: (shown) => `Die ersten ${number(shown)}. In der Datei stehen alle mit ihren Gründen.`,
  refusedFile: 'Abgelehnte Zeilen herunterladen',
  row: (place) => `Zeile ${place}`,
  reason: 'Grund',
  refusedSuffix: '-abgelehnt',

  runningTitle: 'Wird importiert ...',
  runningProgress: 'Fortschritt des Imports',
  figures: (done, total) => `${number(done)} von ${rows(total)}`,
  stop: 'Anhalten',
  stopping: 'Noch ausstehende Antworten ...',
  stoppedTitle: 'Der Import wurde angehalten',
  failedTitle: 'Der Import wurde unterbrochen',
  left: (count) =>
    `${rows(count)} nicht gesendet. Die übrigen werden nicht noch einmal gesendet, auch wenn Sie diese Seite neu laden und dieselbe Datei auswählen.`,
  resume: (count) => `Weiter mit ${rows(count)}`,
  unreachable: 'Der Shop war nicht erreichbar.',
  storeFailed: 'Der Shop kann gerade keine Zeilen annehmen.',

  doneTitle: 'Der Import ist abgeschlossen',
  finished: {
    created: 'erstellt',
    updated: 'geändert',
    unchanged: 'schon wie gewünscht',
    refused: 'abgelehnt',
    earlier: 'früher importiert',
  },
  checkAgain: 'Noch einmal prüfen',

  leaving: {
    title: 'Import anhalten?',
    text: 'Er endet, wenn Sie diese Seite verlassen. Was importiert wurde, bleibt; der Rest lässt sich später mit derselben Datei importieren.',
    stay: 'Bleiben',
    leave: 'Anhalten und verlassen',
  },

  ...rowProblems,
};
