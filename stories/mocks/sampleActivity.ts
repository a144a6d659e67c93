import type { HistoryEntry } from '#contract/history/history.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';

const ananya = { adminId: 'admin-ananya', adminName: anAdmin().fullName };
const asha = { adminId: 'admin-asha', adminName: 'Asha Rao' };

const HOUR_MS = 3_600_000;
const NEWEST = Date.parse('2026-11-20T11:30:00Z');

let lastId = 0;

/** Builds an entry of a product whose price was lowered. Pass only the fields that the story is about. */
export const anEntry = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  _id: `entry-${(lastId += 1)}`,
  at: '2026-11-20T09:30:00.000Z',
  kind: 'productChanged',
  ...asha,
  subjectId: sampleProducts[0]!._id,
  subjectName: sampleProducts[0]!.name,
  source: 'form',
  changes: { actualPrice: { from: 1299, to: 1199 } },
  ...overrides,
});

/** Entries of every kind and source, newest first. */
export const sampleEntries: readonly HistoryEntry[] = Array.from({ length: 60 }, (_, index) => {
  const { _id, name } = sampleProducts[index % sampleProducts.length]!;
  const order = sampleOrders[index % sampleOrders.length]!;
  const at = new Date(NEWEST - index * 5 * HOUR_MS).toISOString();
  const product = { at, subjectId: _id, subjectName: name };
  const changes = {
    actualPrice: { from: 1299 + index * 100, to: 1199 + index * 100 },
    stock: { from: 12, to: 40 },
  };
  const kinds: Partial<HistoryEntry>[] = [
    { ...product, source: 'quickEdit', changes: { stock: { from: 4 + index, to: 40 } } },
    { ...product, ...ananya, changes },
    {
      ...ananya,
      at,
      kind: 'orderStatusChanged',
      subjectId: order._id,
      subjectName: `ORD-${1000 + index}`,
      source: undefined,
      changes: undefined,
      status: { from: 'pending', to: 'confirmed' },
    },
    {
      ...product,
      source: 'import',
      fileName: 'diwali-prices.csv',
      changes: { actualPrice: changes.actualPrice },
    },
    {
      ...product,
      adminId: undefined,
      adminName: undefined,
      source: 'bulk',
      changes: { status: { from: 'draft', to: 'active' } },
    },
    { ...product, kind: 'productCreated', changes: undefined },
    { ...product, ...ananya, kind: 'productDeleted', changes: undefined, source: undefined },
  ];
  return anEntry({ _id: `sample-${index}`, ...kinds[index % kinds.length] });
});
