import type * as En from '../en/importProblems.ts';
import { number } from './rules.ts';

export const unreadable: typeof En.unreadable = {
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
};

export const brokenQuotes: typeof En.brokenQuotes = (line) =>
  `In Zeile ${number(line)} ist ein Anführungszeichen nicht geschlossen oder steht an der falschen Stelle. Korrigieren Sie die Zeile, und wählen Sie die Datei noch einmal aus.`;

export const rowProblems: typeof En.rowProblems = {
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
  notAFlag: (label) => `${label}: erlaubt sind ja und nein`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: „${cell}“ ist keine Zahl`,
    wrongGroups: (label, cell, example) => `${label}: „${cell}“ ist nicht wie ${example} geschrieben`,
    scientific: (label, cell) =>
      `${label}: „${cell}“ ist verkürzt, es können Ziffern fehlen. Schreiben Sie die ganze Zahl.`,
    tooManyDigits: (label, cell) => `${label}: „${cell}“ hat zu viele Ziffern`,
  },
  unknownChoice: (label, choices) => `${label}: erlaubt sind ${choices.join(', ')}`,
  tooLong: (label, most) => `${label}: zu lang, höchstens ${number(most)} Zeichen`,
  longEntry: (label, most) => `${label}: ein Eintrag ist zu lang, höchstens ${number(most)} Zeichen`,
  tooMany: (label, most) => `${label}: zu viele Einträge, höchstens ${number(most)}`,
};
