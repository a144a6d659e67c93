import type { MailTemplate, MailText } from '#contract/orderMails/orderMailTemplates.ts';

/** The emails to customers, until an administrator changes them. */
export const defaultTexts: Record<MailTemplate, MailText> = {
  confirmation: {
    subject: 'Your order {orderNumber} at {storeName}',
    text: `Hello {customerName},

Thank you for your order. We’ll let you know when it’s on its way.

{products}

Delivery address:
{address}`,
  },
  dispatch: {
    subject: 'Your order {orderNumber} is on its way',
    text: `Hello {customerName},

Your order from {orderDate} has left our store.

{tracking}

{products}

Delivery address:
{address}`,
  },
  cancellation: {
    subject: 'Your order {orderNumber} was cancelled',
    text: `Hello {customerName},

Your order from {orderDate} was cancelled. If you didn’t expect this, just reply to this email.

{products}`,
  },
  refund: {
    subject: 'Refund for your order {orderNumber}',
    text: `Hello {customerName},

We have refunded {total} for your order from {orderDate}. It can take a few days until your bank shows it.

{products}`,
  },
};

/** Texts around the values of an order, in the emails above. */
export const orderTexts = {
  /** Instead of a missing name: “Hello …,”. */
  customer: 'there',
  unnamedProduct: 'Unnamed product',
  order: (number: string) => `Order ${number}`,
  amount: 'Amount',
  sku: (sku: string) => `SKU ${sku}`,
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track the parcel',
  timeZone: (name: string) => `Time zone: ${name}`,
  contact: 'Do you have a question? Just reply to this email.',
};
