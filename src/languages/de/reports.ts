import type * as En from '../en/reports.ts';
import { number, plural } from './rules.ts';

const orders = (count: number) => plural(count, { one: '# Bestellung', other: '# Bestellungen' });

export const reportsPage: typeof En.reportsPage = {
  page: 'Berichte',
  title: 'Berichte',
  description: 'Was Ihr Shop wann und wohin verkauft hat',
  print: 'Bericht drucken',
  period: 'Zeitraum',
  periods: {
    today: 'Heute',
    '7days': 'Letzte 7 Tage',
    '30days': 'Letzte 30 Tage',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    thisYear: 'Dieses Jahr',
    own: 'Zeitraum wählen',
  },
  from: 'Von',
  to: 'Bis',
  faults: {
    notADay: 'Bitte ein gültiges Datum wählen.',
    inverted: 'Das Enddatum liegt vor dem Startdatum.',
    tooLong: 'Bitte einen Zeitraum von höchstens zehn Jahren wählen.',
  },
  comparedWith: (period) => `verglichen mit ${period}`,
  zone: (timeZone) => `Zeitzone: ${timeZone}`,
  step: 'Gruppieren nach',
  steps: { day: 'Tag', week: 'Woche', month: 'Monat' },
  figuresLabel: 'Kennzahlen',
  figures: {
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    average: 'Ø Bestellwert',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    cancelled: 'Storniert',
  },
  figureDetails: {
    average: (count) => `Ohne ${number(count)} stornierte`,
    paid: (count, total) => `${number(count)} von ${orders(total)}`,
    refunded: (count, total, amount) =>
      amount === undefined
        ? `${number(count)} von ${orders(total)}`
        : `${number(count)} von ${orders(total)}, ${amount} des Umsatzes`,
    cancelled: (count) => `${orders(count)}, nicht im Umsatz`,
  },
  more: (amount) => `${amount} mehr`,
  less: (amount) => `${amount} weniger`,
  same: 'Wie im vorherigen Zeitraum',
  noneBefore: 'Keine Daten für den vorherigen Zeitraum',
  points: (count, text) => plural(count, { one: `${text} Prozentpunkt`, other: `${text} Prozentpunkte` }),
  howCounted:
    'Der Umsatz ist der Gesamtbetrag aller nicht stornierten Bestellungen, wie in der Übersicht. Erstattete Bestellungen sind darin enthalten und werden auch getrennt angezeigt.',
  sections: {
    sales: {
      revenue: 'Umsatz im Zeitverlauf',
      orders: 'Bestellungen im Zeitverlauf',
      average: 'Ø Bestellwert im Zeitverlauf',
    },
    statuses: 'Bestellungen nach Status',
    sellers: 'Meistverkaufte Produkte',
    categories: 'Umsatz nach Kategorie',
    places: 'Umsatz nach Ort',
    methods: 'Umsatz nach Zahlungsart',
  },
  measure: 'Anzeigen',
  measures: { revenue: 'Umsatz', orders: 'Bestellungen', average: 'Durchschnitt' },
  sellersBy: 'Rangfolge nach',
  sellers: { revenue: 'Umsatz', pieces: 'Stückzahl' },
  columns: {
    period: 'Zeitraum',
    status: 'Status',
    product: 'Produkt',
    category: 'Kategorie',
    place: 'Ort',
    method: 'Zahlungsart',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
    average: 'Ø Bestellwert',
    pieces: 'Stückzahl',
  },
  total: 'Gesamt',
  others: (count) => plural(count, { one: '# weiterer Eintrag', other: '# weitere Einträge' }),
  unknown: {
    status: 'Kein Status',
    category: 'Keine Kategorie',
    place: 'Kein Ort',
    method: 'Keine Zahlungsart',
    product: 'Kein Produkt',
  },
  orders,
  ordersAndRevenue: (count, revenue) =>
    plural(count, { one: `# Bestellung, ${revenue}`, other: `# Bestellungen, ${revenue}` }),
  viewOrders: 'Bestellungen ansehen',
  column: (texts) => texts.join(', '),
  chart: 'Diagramm',
  table: 'Tabelle',
  viewOf: (title) => `„${title}“ anzeigen als`,
  nothingHere: 'Keine Daten für diesen Zeitraum.',
  csv: (title) => `„${title}“ als CSV herunterladen`,
  printSection: (title) => `„${title}“ drucken`,
  loading: 'Der Bericht wird geladen',
  updating: ' · wird aktualisiert ...',
  failed: 'Der Bericht konnte nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  noOrders: 'Noch keine Bestellungen',
  noOrdersText: 'Nach der ersten Bestellung sehen Sie hier Ihre Verkäufe.',
  empty: 'Keine Bestellungen in diesem Zeitraum',
  emptyText: (period) => `In diesem Zeitraum (${period}) hat niemand etwas bestellt.`,
  showYear: 'Dieses Jahr anzeigen',
  tooMany: 'Zu viele Bestellungen für einen Bericht in diesem Browser',
  tooManyText: (count) =>
    `Der Server hat keine Berichte, und dieser Browser kann ${number(count)} Bestellungen nicht auswerten.`,
  zoneOfServer: (timeZone) =>
    `Die Tage dieses Berichts richten sich nach der Zeitzone des Servers, ${timeZone}. Um das zu ändern, wählen Sie in den Shop-Daten die Zeitzone des Shops aus.`,
  zoneChanged: (timeZone) =>
    `Die Tage dieses Berichts richten sich nach der Zeitzone ${timeZone}, weil die Zeitzone des Shops gerade geändert wurde.`,
  undated: (count) =>
    plural(count, {
      one: '# Bestellung hat kein gültiges Datum und zählt zu keinem Zeitraum.',
      other: '# Bestellungen haben kein gültiges Datum und zählen zu keinem Zeitraum.',
    }),
  unpriced: (count) =>
    plural(count, {
      one: '# Bestellung dieses Zeitraums hat keinen gültigen Betrag und zählt nicht zum Umsatz.',
      other: '# Bestellungen dieses Zeitraums haben keinen gültigen Betrag und zählen nicht zum Umsatz.',
    }),
  accessTitle: 'Zugriff verweigert',
  accessText: 'Bitte melden Sie sich an, um die Berichte des Shops zu sehen',
  signIn: 'Anmelden',
  allReports: 'Alle Berichte',
  daysBefore: (days) => plural(days, { one: '# Tag davor', other: '# Tage davor' }),
  earlierValue: (period, value) => `${period}: ${value}`,
  summary: 'Verkäufe, letzte 30 Tage',
};
