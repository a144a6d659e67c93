import type * as En from '../en/importProblems.ts';
import { number } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv:
    'Das ist keine CSV-Datei. Wählen Sie in Ihrer Tabellenkalkulation „Speichern unter“ oder „Herunterladen“ und dort „CSV“ oder „CSV UTF-8“.',
  severalFiles: 'Es wurden mehrere Tabellen gewählt. Wählen Sie eine und dazu ihre Bilder.',
  tooLarge: 'Die Datei ist größer als 20 MB. Teilen Sie sie in mehrere Dateien auf.',
  notUtf8:
    'Die Zeichen der Datei sind nicht lesbar. Speichern Sie sie als „CSV UTF-8“, damit kein Buchstabe verloren geht.',
  brokenQuotes:
    'Ein Anführungszeichen in der Datei ist nicht geschlossen; so ist unklar, wo die Zellen enden.',
  noRows: 'Unter den Überschriften stehen keine Zeilen.',
  tooManyRows: `Die Datei hat mehr als ${number(10_000)} Zeilen. Teilen Sie sie in mehrere Dateien auf.`,
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Wählen Sie die Datei noch einmal.',
  unknown:
    'Der Browser konnte die Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal.',
};

export const rowProblems: typeof En.rowProblems = {
  tooManyCells: 'Die Zeile hat mehr Zellen, als es Überschriften gibt',
  sameProduct: (place) => `In Zeile ${place} geht es um dasselbe Produkt`,
  unknownId: (id) => `Kein Produkt hat die ID „${id}“`,
  savedSince: 'Das Produkt wurde gespeichert, nachdem diese Datei geschrieben wurde',
  unsure:
    'Die Zeile wurde schon gesendet, aber es kam keine Antwort: Sehen Sie im Shop nach, ob das Produkt da ist',
  noAnswer: 'Es kam keine Antwort: Sehen Sie im Shop nach, ob das Produkt erstellt wurde',
  changedMeanwhile: 'Jemand hat es inzwischen geändert',
  noReason: 'Der Shop hat nicht wie erwartet geantwortet',
  imageNotChosen: (name) => `Das Bild „${name}“ wurde nicht gewählt`,
  imageElsewhere: (address) => `Das Bild unter ${address} liegt nicht in diesem Shop`,
  imageNotLoaded: (address) => `Das Bild unter ${address} konnte nicht geladen werden`,
  notAFlag: (label) => `${label}: erlaubt sind true und false`,
  unknownChoice: (label, choices) => `${label}: erlaubt sind ${choices.join(', ')}`,
  tooLong: (label, most) => `${label}: zu lang, höchstens ${number(most)} Zeichen`,
  longEntry: (label, most) => `${label}: ein Eintrag ist zu lang, höchstens ${number(most)} Zeichen`,
  tooMany: (label, most) => `${label}: zu viele Einträge, höchstens ${number(most)}`,
};
