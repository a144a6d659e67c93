import type { HistoryEntry } from '#contract/history/history.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';
import { anEntry } from './sampleHistory.ts';

const ananya = { adminId: 'admin-ananya', adminName: anAdmin().fullName };

const HOUR_MS = 3_600_000;
const NEWEST = Date.parse('2026-11-20T11:30:00Z');

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
