import type * as En from '../en/productTools.ts';
import { number, plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `Preis von ${name}`,
    discountedPrice: (name) => `Reduzierter Preis von ${name}`,
    prices: (name) => `Preise von ${name}`,
    stock: (name) => `Lagerbestand von ${name}`,
  },
  keys: 'Eingabetaste zum Speichern, Esc zum Abbrechen, Tabulatortaste zum Speichern und Weitergehen. Mehrere eingefügte Zeilen füllen die Zeilen darunter.',
  save: 'Speichern',
  overwrite: 'Eigenen Wert speichern',
  cancel: 'Abbrechen',
  keep: 'Anderen Wert behalten',
  conflict: 'Jemand anderes hat dieses Produkt gespeichert.',
  now: (figure) => `Der Wert ist jetzt ${figure}.`,
  missing: 'leer',
  change: (before, after) => `${before} → ${after}`,
  named: (field, change) => `${field} ${change}`,
  separator: ', ',
  saved: (label, change) => `${label} gespeichert: ${change}`,
  notSaved: (label, reason) => `${label} nicht gespeichert. ${reason}`,
  undone: (label, change) => `${label} wiederhergestellt: ${change}`,
  notUndone: (label, reason) => `${label} nicht wiederhergestellt. ${reason}`,
  largeChange: {
    title: 'Preis um mehr als die Hälfte ändern?',
    confirm: 'Preis ändern',
    cancel: 'Zurück zur Eingabe',
  },
  gone: (name) => `${name} steht nicht mehr auf dieser Seite. Ihre Änderung wurde nicht gespeichert.`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'Ausgewählte Produkte',
  statuses: { active: 'Auf aktiv setzen', inactive: 'Auf inaktiv setzen', draft: 'Als Entwurf festlegen' },
  changes: { price: 'Preis ändern', stock: 'Lagerbestand ändern' },
  featured: 'Hervorhebung',
  feature: 'Als hervorgehoben markieren',
  unfeature: 'Hervorhebung entfernen',
  delete: 'Löschen',
  notAvailable: 'Die Produktdaten sind nicht verfügbar.',
  selectAll: (total, scope) =>
    scope === 'whole' ? `Alle ${total} Produkte auswählen` : `Alle ${total} passenden Produkte auswählen`,
  collectFailed: 'Die passenden Produkte konnten nicht geladen werden. Ihre Auswahl ist unverändert.',
};

export const bulkRunning: typeof En.bulkRunning = {
  delete: 'Produkte werden gelöscht',
  status: 'Status wird geändert',
  featured: 'Produkte werden aktualisiert',
  price: 'Preise werden geändert',
  stock: 'Lagerbestand wird geändert',
  pasted: 'Eingefügte Werte werden gespeichert',
};

export const bulkDone: typeof En.bulkDone = {
  deleted: (count) => plural(count, { one: '# Produkt gelöscht', other: '# Produkte gelöscht' }),
  statuses: {
    active: (count) =>
      plural(count, { one: '# Produkt ist jetzt aktiv', other: '# Produkte sind jetzt aktiv' }),
    inactive: (count) =>
      plural(count, { one: '# Produkt ist jetzt inaktiv', other: '# Produkte sind jetzt inaktiv' }),
    draft: (count) =>
      plural(count, { one: '# Produkt ist jetzt ein Entwurf', other: '# Produkte sind jetzt Entwürfe' }),
  },
  featured: (count) =>
    plural(count, {
      one: '# Produkt ist jetzt hervorgehoben',
      other: '# Produkte sind jetzt hervorgehoben',
    }),
  unfeatured: (count) =>
    plural(count, {
      one: '# Produkt ist nicht mehr hervorgehoben',
      other: '# Produkte sind nicht mehr hervorgehoben',
    }),
};

export const bulkDelete: typeof En.bulkDelete = {
  title: (count) => plural(count, { one: '# Produkt löschen?', other: '# Produkte löschen?' }),
  text: (count) =>
    plural(count, {
      one: 'Das Produkt und seine Bilder werden gelöscht. Das kann nicht rückgängig gemacht werden.',
      other: 'Alle # Produkte und ihre Bilder werden gelöscht. Das kann nicht rückgängig gemacht werden.',
    }),
  confirm: (count) => plural(count, { one: '# Produkt löschen', other: '# Produkte löschen' }),
};

export const bulkChange: typeof En.bulkChange = {
  titles: { price: 'Preise ändern', stock: 'Lagerbestand ändern' },
  texts: {
    price: 'Ändert den Preis, den Kunden bezahlen. Der Preis vor einem Rabatt bleibt gleich.',
    stock: 'Ändert den Lagerbestand aller ausgewählten Produkte.',
  },
  operation: 'Änderung',
  operations: {
    set: 'Festlegen auf',
    increase: 'Um Betrag erhöhen',
    decrease: 'Um Betrag senken',
    increasePercent: 'Um Prozent erhöhen',
    decreasePercent: 'Um Prozent senken',
  },
  amount: 'Wert',
  notNumber: 'Geben Sie eine Zahl ein.',
  noAmount: 'Geben Sie zuerst einen Wert ein',
  nothing: 'Es gibt nichts zu ändern',
  roundToWhole: 'Auf ganze Beträge runden',
  rounding: (decimals) =>
    decimals === 0
      ? 'Neue Preise werden auf ganze Beträge gerundet.'
      : plural(decimals, {
          one: 'Neue Preise werden auf # Nachkommastelle gerundet.',
          other: 'Neue Preise werden auf # Nachkommastellen gerundet.',
        }),
  loading: (done, total) => `Produkte werden geladen, ${number(done)} von ${number(total)} ...`,
  preview: 'Vorschau',
  to: 'auf',
  summary: (changed, unchanged, invalid) =>
    [
      plural(changed, { one: '# Produkt ändert sich', other: '# Produkte ändern sich' }),
      ...(unchanged > 0 ? [plural(unchanged, { one: '# bleibt gleich', other: '# bleiben gleich' })] : []),
      ...(invalid > 0 ? [`${number(invalid)} nicht möglich`] : []),
    ].join(', '),
  missing: (count) =>
    plural(count, {
      one: '# Produkt konnte nicht geladen werden',
      other: '# Produkte konnten nicht geladen werden',
    }),
  confirm: (count) => plural(count, { one: '# Produkt ändern', other: '# Produkte ändern' }),
};

export const paste: typeof En.paste = {
  title: 'In die Liste einfügen',
  text: 'Die Werte füllen die Zeilen ab der gewählten Zelle. Noch ist nichts gespeichert.',
  extraLines: (count) =>
    plural(count, {
      one: '# Zeile hat auf dieser Seite kein Produkt und entfällt.',
      other: '# Zeilen haben auf dieser Seite kein Produkt und entfallen.',
    }),
  extraColumns: 'Spalten nach dem Lagerbestand entfallen.',
};

export const bulkChanged: typeof En.bulkChanged = {
  price: (count) => plural(count, { one: '# Preis geändert', other: '# Preise geändert' }),
  stock: (count) =>
    plural(count, {
      one: 'Lagerbestand von # Produkt geändert',
      other: 'Lagerbestand von # Produkten geändert',
    }),
  pasted: (count) => plural(count, { one: '# Produkt geändert', other: '# Produkte geändert' }),
};
