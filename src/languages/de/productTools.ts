import type * as En from '../en/productTools.ts';
import { plural } from './rules.ts';

const fields = { actualPrice: 'Preis', discountedPrice: 'Reduzierter Preis', stock: 'Lagerbestand' };

export const quickEditCopy: typeof En.quickEditCopy = {
  label: (field, name) => `${fields[field]} von ${name}`,
  keys: 'Die Eingabetaste speichert, Esc macht rückgängig, die Tabulatortaste geht zum nächsten Feld.',
  save: 'Speichern',
  saving: 'Wird gespeichert ...',
  overwrite: 'Eigenen Wert speichern',
  cancel: 'Rückgängig machen',
  keep: 'Anderen Wert behalten',
  conflict: 'Jemand anderes hat dieses Produkt gespeichert.',
  now: (figure) => `Der Wert ist jetzt ${figure}.`,
  missing: 'leer',
  saved: (field, name) => `${fields[field]} von ${name} gespeichert`,
  gone: (name) =>
    `${name} steht nicht mehr auf dieser Seite der Liste. Die Änderung wurde nicht gespeichert.`,
};

export const productBulkCopy: typeof En.productBulkCopy = {
  bar: 'Ausgewählte Produkte',
  statuses: { active: 'Aktivieren', inactive: 'Deaktivieren', draft: 'In Entwürfe umwandeln' },
  feature: 'Hervorheben',
  unfeature: 'Nicht hervorheben',
  delete: 'Löschen',
  notAvailable: 'Die Produktdaten sind nicht verfügbar.',
  collectFailed: 'Die passenden Produkte konnten nicht abgerufen werden. Es wurde nichts weiter ausgewählt.',
};

export const productRunningCopy: typeof En.productRunningCopy = {
  delete: 'Produkte werden gelöscht',
  status: 'Status wird geändert',
  featured: 'Produkte werden geändert',
};

export const productDoneCopy: typeof En.productDoneCopy = {
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

export const productBulkDeleteCopy: typeof En.productBulkDeleteCopy = {
  title: (count) => plural(count, { one: '# Produkt löschen?', other: '# Produkte löschen?' }),
  text: (count) =>
    plural(count, {
      one: 'Es wird mit seinen Bildern gelöscht. Das kann nicht rückgängig gemacht werden.',
      other: 'Alle # werden mit ihren Bildern gelöscht. Das kann nicht rückgängig gemacht werden.',
    }),
  confirm: (count) => plural(count, { one: '# Produkt löschen', other: '# Produkte löschen' }),
};
