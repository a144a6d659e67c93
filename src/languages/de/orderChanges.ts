import type * as En from '../en/orderChanges.ts';
import { number, plural } from './rules.ts';

export const notes: typeof En.notes = {
  add: 'Notiz hinzufügen',
  label: 'Notiz',
  hint: 'Kunden sehen Notizen nie.',
  save: 'Notiz speichern',
  saving: 'Wird gespeichert ...',
  saved: 'Notiz gespeichert',
  discard: 'Verwerfen',
  cancel: 'Abbrechen',
  change: 'Notiz ändern',
  remove: 'Notiz entfernen',
  edited: 'bearbeitet',
  empty: 'Schreiben Sie erst eine Notiz.',
  tooLong: (most) => `Verwenden Sie höchstens ${number(most)} Zeichen.`,
  notSaved: 'Die Notiz konnte nicht gespeichert werden. Ihr Text ist noch da: Versuchen Sie es erneut.',
  notRemoved: 'Die Notiz konnte nicht entfernt werden. Versuchen Sie es erneut.',
  removing: {
    title: 'Diese Notiz entfernen?',
    text: 'Ihr Text wird gelöscht. Im Verlauf steht nur noch, dass es eine Notiz gab.',
    confirm: 'Notiz entfernen',
    busy: 'Wird entfernt ...',
    dismiss: 'Notiz behalten',
  },
};

export const tracking: typeof En.tracking = {
  title: 'Sendungsverfolgung',
  add: 'Sendungsnummer hinzufügen',
  change: 'Sendungsnummer ändern',
  remove: 'Sendungsnummer entfernen',
  copy: 'Sendungsnummer kopieren',
  copied: 'Sendungsnummer kopiert',
  notCopied: 'Die Sendungsnummer konnte nicht kopiert werden',
  track: (parcel) => `Sendung ${parcel} verfolgen`,
  dispatchText: 'Gibt es eine Sendungsnummer? Sie können sie auch leer lassen und später eintragen.',
  carrier: 'Versanddienst',
  number: 'Sendungsnummer',
  url: 'Link zur Sendung',
  urlHint: 'Die Seite, auf der dieser Versanddienst die Sendung zeigt.',
  carrierMissing: 'Geben Sie den Versanddienst ein.',
  numberMissing: 'Geben Sie die Sendungsnummer ein.',
  tooLong: (most) => `Verwenden Sie höchstens ${number(most)} Zeichen.`,
  urlInvalid: 'Geben Sie eine Webadresse ein, zum Beispiel https://versand.example/sendung.',
  setOut: 'In Zustellung geben',
  save: 'Sendungsnummer speichern',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert ...',
  saved: (id) => `Sendungsnummer der Bestellung ${id} gespeichert`,
  removed: (id) => `Sendungsnummer der Bestellung ${id} entfernt`,
};

export const payment: typeof En.payment = {
  mark: { paid: 'Als bezahlt markieren', refunded: 'Als erstattet markieren' },
  text: {
    paid: (amount) => `Hält fest, dass der Kunde ${amount} bezahlt hat, bar oder per Überweisung.`,
    refunded: (amount) => `Hält fest, dass der Kunde ${amount} zurückbekommen hat. Es wird kein Geld bewegt.`,
  },
  reference: 'Zahlungsreferenz',
  referenceHint: 'Zum Beispiel die Nummer der Überweisung oder der Quittung.',
  tooLong: (most) => `Verwenden Sie höchstens ${number(most)} Zeichen.`,
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert ...',
  saved: {
    paid: (id) => `Bestellung ${id} ist als bezahlt markiert`,
    refunded: (id) => `Bestellung ${id} ist als erstattet markiert`,
  },
  undone: {
    paid: (id) => `Bestellung ${id} ist nicht mehr als bezahlt markiert`,
    refunded: (id) => `Bestellung ${id} ist nicht mehr als erstattet markiert`,
  },
};

export const stock: typeof En.stock = {
  putBack: (pieces) =>
    plural(pieces, {
      one: '# Stück wieder in den Bestand aufnehmen',
      other: '# Stück wieder in den Bestand aufnehmen',
    }),
  notReturned: (pieces) =>
    plural(pieces, {
      one: '# Stück ist nicht wieder im Bestand.',
      other: '# Stück sind nicht wieder im Bestand.',
    }),
  stillReturned: (pieces) =>
    plural(pieces, {
      one: '# Stück dieser Bestellung zählt noch zum Bestand.',
      other: '# Stück dieser Bestellung zählen noch zum Bestand.',
    }),
  move: { return: 'In den Bestand aufnehmen', take: 'Aus dem Bestand nehmen' },
  moving: 'Wird gespeichert ...',
  returned: (pieces) =>
    plural(pieces, {
      one: '# Stück ist wieder im Bestand.',
      other: '# Stück sind wieder im Bestand.',
    }),
  taken: (pieces) =>
    plural(pieces, {
      one: '# Stück wurde wieder aus dem Bestand genommen.',
      other: '# Stück wurden wieder aus dem Bestand genommen.',
    }),
  both: (first, second) => `${first}. ${second}`,
  productGone: 'Nichts wurde in den Bestand aufgenommen: Das Produkt gibt es nicht mehr.',
  tooFew: 'Nichts wurde aus dem Bestand genommen: Es sind zu wenige Stück übrig.',
  soldMeanwhile:
    'Die zurückgenommene Ware wurde inzwischen wieder verkauft und gilt deshalb weiter als zurückgekommen.',
};
