import type * as En from '../en/orderTools.ts';
import { statusLabels } from './orders.ts';
import { number, plural } from './rules.ts';

export const noteMark: typeof En.noteMark = (count, text) =>
  plural(count, { one: `Notiz: ${text}`, other: `# Notizen, die neueste: ${text}` });

export const stockReturn: typeof En.stockReturn = {
  label: (pieces) => `${number(pieces)} Stück zurück in den Bestand`,
  withoutDelivered: 'Die Ware zugestellter Bestellungen kommt nicht zurück in den Bestand.',
  onlyDelivered: 'Schon zugestellt. Schalten Sie dies ein, wenn die Ware zurückgekommen ist.',
  soldMeanwhile: (undone, pieces) =>
    `${undone}. ${plural(pieces, {
      one: '# Stück wurde inzwischen verkauft und kann nicht wieder aus dem Bestand genommen werden',
      other: '# Stück wurden inzwischen verkauft und können nicht wieder aus dem Bestand genommen werden',
    })}`,
};

export const bulkPayment: typeof En.bulkPayment = {
  menu: 'Zahlung',
  actions: { paid: 'Als bezahlt markieren', refunded: 'Als erstattet markieren' },
  title: {
    paid: (count) =>
      plural(count, {
        one: '# Bestellung als bezahlt markieren?',
        other: '# Bestellungen als bezahlt markieren?',
      }),
    refunded: (count) =>
      plural(count, {
        one: '# Bestellung als erstattet markieren?',
        other: '# Bestellungen als erstattet markieren?',
      }),
  },
  text: {
    paid: 'Für Nachnahme, Überweisungen und andere Zahlungen, die Sie selbst erhalten haben.',
    refunded: 'Für Geld, das Sie selbst zurückgezahlt haben. Dies überweist kein Geld.',
  },
  skipped: (count, payment) =>
    plural(count, {
      one: `# Bestellung wird übersprungen. Ihr Zahlungsstatus ist „${payment}“.`,
      other: `# Bestellungen werden übersprungen. Ihr Zahlungsstatus ist „${payment}“.`,
    }),
  none: {
    paid: 'Keine der ausgewählten Bestellungen kann als bezahlt markiert werden',
    refunded: 'Keine der ausgewählten Bestellungen kann als erstattet markiert werden',
  },
  reference: 'Zahlungsreferenz',
  referenceHint:
    'Optional. Zum Beispiel die Nummer der Überweisung. Sie wird bei jeder Bestellung gespeichert.',
  referenceTooLong: (most) => `Verwenden Sie höchstens ${number(most)} Zeichen`,
  confirm: {
    paid: (count) => `${number(count)} als bezahlt markieren`,
    refunded: (count) => `${number(count)} als erstattet markieren`,
  },
  running: 'Zahlungen werden geändert',
  done: {
    paid: (count) =>
      plural(count, {
        one: '# Bestellung als bezahlt markiert',
        other: '# Bestellungen als bezahlt markiert',
      }),
    refunded: (count) =>
      plural(count, {
        one: '# Bestellung als erstattet markiert',
        other: '# Bestellungen als erstattet markiert',
      }),
  },
};

export const bulkTracking: typeof En.bulkTracking = {
  add: 'Sendungen eintragen …',
  title: 'Sendungen eintragen',
  text: 'Fügen Sie die Nummern aus der Datei Ihres Versanddienstes ein, oder wählen Sie die Datei.',
  lines: 'Bestellreferenzen und Sendungsnummern',
  linesHint:
    'Eine Bestellung je Zeile: ihre Referenz oder ID, die Sendungsnummer und, falls er abweicht, der Versanddienst. Trennen Sie sie mit Tabs, Kommas, Semikolons oder Leerzeichen.',
  choose: 'Datei wählen',
  file: 'Datei mit Sendungsnummern',
  unreadable:
    'Das ist keine Textdatei. Wählen Sie in Ihrer Tabellenkalkulation „Speichern unter“ oder „Herunterladen“, dann „CSV“.',
  carrier: 'Versanddienst',
  carrierHint: 'Für Zeilen, die keinen nennen.',
  chooseCarrier: 'Versanddienst wählen',
  otherCarrier: 'Anderer Versanddienst',
  carrierName: 'Name des Versanddienstes',
  dispatch: `Auf „${statusLabels.out_for_delivery}“ setzen`,
  check: 'Prüfen',
  noLines: 'Geben Sie zuerst mindestens eine Zeile ein',
  tooMany: (most) => `Prüfen Sie höchstens ${number(most)} Zeilen auf einmal`,
  checking: (done, total) => `Bestellungen werden gesucht: ${number(done)} von ${number(total)}`,
  back: 'Zurück',
  cancel: 'Abbrechen',
  preview: 'Was sich ändert',
  columns: { line: 'Zeile', order: 'Bestellung', tracking: 'Sendung' },
  summary: (ready, problems) =>
    `${plural(ready, { one: '# Bestellung erhält ihre Sendungsnummer', other: '# Bestellungen erhalten ihre Sendungsnummern' })}${
      problems === 0
        ? ''
        : `, ${plural(problems, { one: '# Zeile wird übersprungen', other: '# Zeilen werden übersprungen' })}`
    }`,
  to: 'wird zu',
  replaces: (tracking) => `Ersetzt ${tracking}`,
  confirm: (count) => plural(count, { one: '# Bestellung speichern', other: '# Bestellungen speichern' }),
  nothing: 'Keine Zeile kann gespeichert werden',
  problems: {
    noOrder: 'Die Bestellreferenz fehlt.',
    noNumber: 'Die Sendungsnummer fehlt.',
    noCarrier: 'Der Versanddienst fehlt. Gehen Sie zurück, und wählen Sie einen.',
    tooLong: 'Die Sendungsnummer oder der Versanddienst ist zu lang.',
    shortened:
      'Die Tabellenkalkulation hat diese Nummer gekürzt. Formatieren Sie die Spalte als Text, und kopieren Sie die Nummer noch einmal.',
    unknown: 'Keine Bestellung hat diese Referenz.',
    ambiguous: 'Mehrere Bestellungen haben diese Referenz. Verwenden Sie stattdessen die Bestell-ID.',
    cancelled: 'Die Bestellung ist storniert.',
    delivered: 'Die Bestellung ist schon zugestellt.',
    unchanged: 'Die Bestellung hat diese Sendungsnummer schon.',
    failed:
      'Es war nicht festzustellen, ob es diese Bestellung gibt. Gehen Sie zurück, und prüfen Sie noch einmal.',
  },
  twice: (line) => `Dieselbe Bestellung wie in Zeile ${number(line)}.`,
  running: 'Sendungsnummern werden gespeichert',
  done: (count) =>
    plural(count, {
      one: 'Sendung für # Bestellung eingetragen',
      other: 'Sendungen für # Bestellungen eingetragen',
    }),
  gone: 'Diese Bestellung gibt es nicht mehr.',
};
