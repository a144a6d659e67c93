import type * as en from '../en/orderMail.ts';

export const defaultTexts: typeof en.defaultTexts = {
  confirmation: {
    subject: 'Ihre Bestellung {orderNumber} bei {storeName}',
    text: `Guten Tag {customerName},

vielen Dank für Ihre Bestellung. Wir melden uns, sobald sie unterwegs ist.

{products}

Lieferadresse:
{address}`,
  },
  dispatch: {
    subject: 'Ihre Bestellung {orderNumber} ist unterwegs',
    text: `Guten Tag {customerName},

Ihre Bestellung vom {orderDate} hat unser Lager verlassen.

{tracking}

{products}

Lieferadresse:
{address}`,
  },
  cancellation: {
    subject: 'Ihre Bestellung {orderNumber} wurde storniert',
    text: `Guten Tag {customerName},

Ihre Bestellung vom {orderDate} wurde storniert. Falls Sie das nicht erwartet haben, antworten Sie einfach auf diese E-Mail.

{products}`,
  },
  refund: {
    subject: 'Erstattung für Ihre Bestellung {orderNumber}',
    text: `Guten Tag {customerName},

wir haben Ihnen {total} für Ihre Bestellung vom {orderDate} erstattet. Bis Ihre Bank die Gutschrift anzeigt, können einige Tage vergehen.

{products}`,
  },
};

export const orderTexts: typeof en.orderTexts = {
  customer: 'liebe Kundin, lieber Kunde',
  unnamedProduct: 'Produkt ohne Namen',
  order: (number) => `Bestellung ${number}`,
  amount: 'Betrag',
  sku: (sku) => `Artikelnr. ${sku}`,
  carrier: 'Versand mit',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  timeZone: (name) => `Zeitzone: ${name}`,
  contact: 'Haben Sie eine Frage? Antworten Sie einfach auf diese E-Mail.',
};
