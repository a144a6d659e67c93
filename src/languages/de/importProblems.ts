import type * as En from '../en/importProblems.ts';
import { number } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv:
    'Das ist keine CSV-Datei. Wählen Sie in Ihrer Tabellenkalkulation „Speichern unter“ oder „Herunterladen“ und dort „CSV“ oder „CSV UTF-8“.',
  severalFiles: 'Sie haben mehrere CSV-Dateien ausgewählt. Wählen Sie eine, zusammen mit ihren Bildern.',
  tooLarge: 'Die Datei ist größer als 20 MB. Teilen Sie sie in kleinere Dateien auf.',
  wrongEncoding: 'Die Datei enthält Zeichen, die es in dieser Kodierung nicht gibt.',
  oneColumn: 'Es wurde nur eine Spalte gefunden. Vielleicht ist das Spaltentrennzeichen ein anderes.',
  noRows: 'Unter den Spaltennamen wurden keine Zeilen gefunden.',
  tooManyRows: `Die Datei hat mehr als ${number(10_000)} Zeilen. Teilen Sie sie in kleinere Dateien auf.`,
  unknown:
    'Der Browser konnte die Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal.',
};

export const brokenQuotes: typeof En.brokenQuotes = (line) =>
  `Ein Anführungszeichen in Zeile ${number(line)} ist nicht geschlossen oder steht an der falschen Stelle, daher ist unklar, wo die Zellen enden. Korrigieren Sie die Zeile, und wählen Sie die Datei noch einmal.`;

export const rowProblems: typeof En.rowProblems = {
  tooManyCells: 'Die Zeile hat mehr Zellen, als es Überschriften gibt',
  sameProduct: (place) => `In Zeile ${place} geht es um dasselbe Produkt`,
  unknownId: (id) => `Kein Produkt hat die ID „${id}“`,
  savedSince: 'Jemand anderes hat es geändert, seit diese Datei exportiert wurde.',
  unsure:
    'Die Zeile wurde schon gesendet, aber es kam keine Antwort: Sehen Sie im Shop nach, ob das Produkt da ist',
  noAnswer: 'Es kam keine Antwort: Sehen Sie im Shop nach, ob das Produkt erstellt wurde',
  changedMeanwhile: 'Jemand anderes hat es geändert.',
  noReason: 'Der Shop hat nicht wie erwartet geantwortet',
  imageNotChosen: (name) => `Das Bild „${name}“ wurde nicht gewählt`,
  imageElsewhere: (address) => `Das Bild unter ${address} liegt nicht in diesem Shop`,
  imageNotLoaded: (address) => `Das Bild unter ${address} konnte nicht geladen werden`,
  notAFlag: (label) => `${label}: erlaubt sind ja und nein`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: „${cell}“ ist keine Zahl`,
    wrongGroups: (label, cell, example) => `${label}: „${cell}“ ist nicht wie ${example} geschrieben`,
    scientific: (label, cell) =>
      `${label}: „${cell}“ ist verkürzt, es können Ziffern fehlen. Schreiben Sie die ganze Zahl`,
    tooManyDigits: (label, cell) => `${label}: „${cell}“ hat zu viele Ziffern`,
  },
  unknownChoice: (label, choices) => `${label}: erlaubt sind ${choices.join(', ')}`,
  tooLong: (label, most) => `${label}: zu lang, höchstens ${number(most)} Zeichen`,
  longEntry: (label, most) => `${label}: ein Eintrag ist zu lang, höchstens ${number(most)} Zeichen`,
  tooMany: (label, most) => `${label}: zu viele Einträge, höchstens ${number(most)}`,
};
