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
    Kind: 'Product changed',
    'Product or Order': 'Kettle',
    ID: 'p1',
    Change: 'Actual Price: 1299 → 1199; Stock: 12 → 40',
    'Made By': 'Import',
    File: 'prices.csv',
  });
});

it.each<[Partial<HistoryEntry>, string | undefined]>([
  [{ kind: 'productCreated' }, undefined],
  [{ kind: 'productDeleted' }, undefined],
  [{ changes: undefined }, 'Can’t be read'],
  [{ kind: 'orderStatusChanged', status: { from: 'pending', to: 'confirmed' } }, 'pending → confirmed'],
  [{ kind: 'orderStatusChanged', status: { from: undefined, to: 'confirmed' } }, '→ confirmed'],
  [{ changes: { isFeatured: { from: false, to: true } } }, 'Featured product: false → true'],
  [{ changes: { sizes: { from: undefined, to: ['S', 'M'] } } }, 'Sizes: none → S, M'],
  [{ changes: { locations: { from: ['india'], to: [] } } }, 'Locations: india → none'],
  [{ changes: { images: { from: [{ url: '/a.webp', publicId: 'a' }], to: [] } } }, 'Images: /a.webp → none'],
])('describes the change of %o', (parts, change) => expect(exportChange(parts)).toBe(change));

it('exports a removed account as a former administrator', () =>
  expect(exportEntry(anEntry({ adminId: undefined, adminName: undefined }))['Administrator']).toBe(
    'A former administrator',
  ));
