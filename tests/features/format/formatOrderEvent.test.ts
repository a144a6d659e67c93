import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { formatOrderEvent } from '#features/format/formatOrderEvent.ts';
import { toPlainText } from '#features/format/markedLine.ts';
import * as arabic from '#languages/ar/signedIn.ts';
import * as english from '#languages/en/signedIn.ts';

const format = (parts: Partial<HistoryEntry>, messages = english) =>
  toPlainText(
    formatOrderEvent(messages, {
      _id: '1',
      at: '2026-11-20T10:31:00Z',
      kind: 'orderPlaced',
      subjectId: 'o1',
      ...parts,
    }),
  );

it.each<[string, Partial<HistoryEntry>]>([
  ['Placed', { kind: 'orderPlaced' }],
  ['Pending → Confirmed', { kind: 'orderStatusChanged', status: { from: 'pending', to: 'confirmed' } }],
  ['Awaiting pickup', { kind: 'orderStatusChanged', status: { to: 'awaiting_pickup' } }],
  [
    'Payment: Pending → Paid',
    { kind: 'orderPaymentChanged', event: { payment: { from: 'pending', to: 'paid' } } },
  ],
  [
    'Payment: Paid (UTR 123)',
    { kind: 'orderPaymentChanged', event: { payment: { to: 'PAID', reference: 'UTR 123' } } },
  ],
  [
    'Tracking: DHL JD014',
    { kind: 'orderTrackingChanged', event: { tracking: { carrier: 'DHL', number: 'JD014' } } },
  ],
  ['Tracking removed', { kind: 'orderTrackingChanged', event: {} }],
  ['1 piece back in stock', { kind: 'orderStockChanged', event: { stock: { quantity: 1 } } }],
  ['3 pieces taken out of stock again', { kind: 'orderStockChanged', event: { stock: { quantity: -3 } } }],
  ['Note removed', { kind: 'orderNoteChanged', event: { note: { id: 'n', action: 'removed' } } }],
  [
    'Confirmation sent to a@b.example',
    { kind: 'orderMailSent', event: { mail: { template: 'confirmation', to: 'a@b.example' } } },
  ],
  [
    'Email sent to a@b.example',
    { kind: 'orderMailSent', event: { mail: { template: 'survey', to: 'a@b.example' } } },
  ],
  ['Invoice INV-00012 printed', { kind: 'orderInvoiceIssued', event: { invoice: { number: 12 } } }],
  ['A change that can’t be read', { kind: 'orderPaymentChanged' }],
  ['A change that can’t be read', { kind: 'orderStatusChanged' }],
])('formats "%s"', (text, parts) => expect(format(parts)).toBe(text));

it('uses the plural forms of the language', () => {
  const stock = (quantity: number) =>
    format({ kind: 'orderStockChanged', event: { stock: { quantity } } }, arabic);
  expect(stock(2)).toBe('عادت قطعتان إلى المخزون');
  expect(stock(3)).toBe('عادت ٣ قطع إلى المخزون');
});
