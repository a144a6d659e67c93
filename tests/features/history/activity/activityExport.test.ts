import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { createActivityExportColumns } from '#features/history/activity/activityExport.ts';
import { anEntry } from '#mocks/sampleHistory.ts';

/** Returns the cells of an exported entry by header. */
const exportEntry = (entry: HistoryEntry): Record<string, unknown> =>
  Object.fromEntries(
    createActivityExportColumns('Asia/Kolkata').map(({ header, value }) => [header, value(entry)]),
  );
const exportChange = (parts: Partial<HistoryEntry>) => exportEntry(anEntry(parts))['Change'];

it('exports an entry with its time as sent and in the store’s time zone', () => {
  const entry = anEntry({
    at: '2026-11-20T20:30:00.000Z',
    source: 'import',
    fileName: 'prices.csv',
    subjectId: 'p1',
    subjectName: 'Kettle',
    changes: { actualPrice: { from: 1299, to: 1199 }, stock: { from: 12, to: 40 } },
  });
  expect(exportEntry(entry)).toEqual({
    Time: '2026-11-20T20:30:00.000Z',
    'Time (Asia/Kolkata)': '2026-11-21 02:00:00',
    Administrator: 'Asha Rao',
    Type: 'Product changed',
    'Product or Order': 'Kettle',
    ID: 'p1',
    Change: 'Actual Price: 1299 → 1199; Stock: 12 → 40',
    Source: 'Import',
    File: 'prices.csv',
  });
});

it.each<[Partial<HistoryEntry>, string | undefined]>([
  [{ kind: 'productCreated' }, undefined],
  [{ kind: 'productDeleted' }, undefined],
  [{ changes: undefined }, 'Can’t be read'],
  [{ kind: 'orderStatusChanged', status: { from: 'pending', to: 'confirmed' } }, 'pending → confirmed'],
  [{ kind: 'orderStatusChanged', status: { from: undefined, to: 'confirmed' } }, '→ confirmed'],
  [
    { kind: 'orderPaymentChanged', event: { payment: { from: 'pending', to: 'paid', reference: 'UTR 1' } } },
    'pending → paid; UTR 1',
  ],
  [{ kind: 'orderTrackingChanged', event: { tracking: { carrier: 'DHL', number: 'JD014' } } }, 'DHL JD014'],
  [{ kind: 'orderTrackingChanged', event: {} }, 'Removed'],
  [{ kind: 'orderStockChanged', event: { stock: { quantity: -3 } } }, '-3'],
  [{ kind: 'orderNoteChanged', event: { note: { id: 'n', action: 'removed' } } }, 'removed'],
  [
    { kind: 'orderMailSent', event: { mail: { template: 'refund', to: 'a@b.example' } } },
    'refund: a@b.example',
  ],
  [{ kind: 'orderInvoiceIssued', event: { invoice: { number: 12 } } }, 'INV-00012'],
  [{ changes: { isFeatured: { from: false, to: true } } }, 'Featured product: false → true'],
  [{ changes: { sizes: { from: undefined, to: ['S', 'M'] } } }, 'Sizes: none → S, M'],
  [{ changes: { locations: { from: ['india'], to: [] } } }, 'Locations: india → none'],
  [{ changes: { images: { from: [{ url: '/a.webp', publicId: 'a' }], to: [] } } }, 'Images: /a.webp → none'],
])('describes the change of %o', (parts, change) => expect(exportChange(parts)).toBe(change));

it('exports a removed account as a former administrator', () =>
  expect(exportEntry(anEntry({ adminId: undefined, adminName: undefined }))['Administrator']).toBe(
    'A former administrator',
  ));

it('exports who else made a change, and the order that a stock changed with', () => {
  const event = { order: { id: 'o1', number: 'ORD-1' } };
  const nobody = { adminId: undefined, adminName: undefined, source: 'order', event } as const;
  const web = exportEntry(anEntry({ ...nobody, by: 'storefront', keyName: 'Web' }));
  expect(web).toMatchObject({ Administrator: 'Storefront Web', Source: 'Order ORD-1' });
  expect(exportEntry(anEntry({ ...nobody, by: 'system' }))['Administrator']).toBe('System');
});

it('exports the order as the source of its own entries', () => {
  const source = undefined;
  expect(exportEntry(anEntry({ kind: 'orderStatusChanged', source }))['Source']).toBe('Order');
  expect(exportEntry(anEntry({ kind: 'productDeleted', source }))['Source']).toBeUndefined();
});
