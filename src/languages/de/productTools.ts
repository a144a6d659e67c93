import type * as En from '../en/productTools.ts';
import { plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `Preis von ${name}`,
    discountedPrice: (name) => `Reduzierter Preis von ${name}`,
    prices: (name) => `Preise von ${name}`,
    stock: (name) => `Lagerbestand von ${name}`,
  },
  keys: 'Eingabetaste zum Speichern, Esc zum Abbrechen, Tabulatortaste zum Speichern und Weitergehen.',
  save: 'Speichern',
  saving: 'Wird gespeichert ...',
  overwrite: 'Eigenen Wert speichern',
  cancel: 'Abbrechen',
  keep: 'Anderen Wert behalten',
  conflict: 'Jemand anderes hat dieses Produkt gespeichert.',
  now: (figure) => `Der Wert ist jetzt ${figure}.`,
  missing: 'leer',
  saved: {
    actualPrice: (name) => `Preis von ${name} gespeichert`,
    discountedPrice: (name) => `Reduzierter Preis von ${name} gespeichert`,
    prices: (name) => `Preise von ${name} gespeichert`,
    stock: (name) => `Lagerbestand von ${name} gespeichert`,
  },
  gone: (name) => `${name} steht nicht mehr auf dieser Seite. Ihre Änderung wurde nicht gespeichert.`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'Ausgewählte Produkte',
  statuses: { active: 'Aktivieren', inactive: 'Deaktivieren', draft: 'In Entwürfe verschieben' },
  feature: 'Hervorheben',
  unfeature: 'Nicht hervorheben',
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
