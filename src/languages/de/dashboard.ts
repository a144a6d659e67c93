import type * as En from '../en/dashboard.ts';
import { plural } from './rules.ts';

export const todo: typeof En.todo = {
  title: 'Zu erledigen',
  loading: 'Aufgaben werden geladen',
  caughtUp: 'Alles erledigt',
  failed: 'Die Aufgaben konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  tasks: {
    pending: (count, text) =>
      plural(count, { one: `${text} Bestellung ausstehend`, other: `${text} Bestellungen ausstehend` }),
    dispatch: (count, text) =>
      plural(count, { one: `${text} Bestellung zu versenden`, other: `${text} Bestellungen zu versenden` }),
    late: (count, text) =>
      plural(count, { one: `${text} Lieferung verspätet`, other: `${text} Lieferungen verspätet` }),
    paymentFailed: (count, text) =>
      plural(count, { one: `${text} Zahlung fehlgeschlagen`, other: `${text} Zahlungen fehlgeschlagen` }),
    outOfStock: (count, text) =>
      plural(count, { one: `${text} nicht auf Lager`, other: `${text} nicht auf Lager` }),
    draft: (count, text) =>
      plural(count, { one: `${text} Produktentwurf`, other: `${text} Produktentwürfe` }),
    lowStock: (count, text) =>
      plural(count, { one: `${text} mit niedrigem Bestand`, other: `${text} mit niedrigem Bestand` }),
  },
};

export const firstSteps: typeof En.firstSteps = {
  title: 'Richten Sie Ihren Shop ein',
  text: 'Noch ist er leer. Beginnen Sie mit einem dieser Schritte.',
  steps: {
    add: {
      title: 'Neues Produkt hinzufügen',
      text: 'Beschreiben Sie es, legen Sie Preis und Bestand fest und fügen Sie Bilder hinzu.',
    },
    import: {
      title: 'Produkte importieren',
      text: 'Übernehmen Sie alle Produkte auf einmal aus einer Tabelle.',
    },
    details: {
      title: 'Shop-Daten ergänzen',
      text: 'Name und Anschrift stehen auf Rechnungen und Packzetteln.',
    },
    storefront: {
      title: 'Onlineshop verbinden',
      text: 'Mit einem Schlüssel zeigt er Ihre Produkte und übermittelt Bestellungen.',
    },
  },
};
