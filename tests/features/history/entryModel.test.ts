import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { createFormats } from '#features/format/formats.ts';
import { splitLine, toPlainText } from '#features/format/markedLine.ts';
import { type EntrySubject, formatEntry, groupByDay } from '#features/history/entryModel.ts';
import * as english from '#languages/en/signedIn.ts';

const inRupees = createFormats({ locale: 'en-IN', currency: null, timeZone: 'UTC' });
const inEuro = createFormats({ locale: 'de-DE', currency: 'EUR', timeZone: 'UTC' });

const anEntry = (parts: Partial<HistoryEntry>): HistoryEntry => ({
  _id: '1',
  at: '2026-11-20T10:31:00Z',
  kind: 'productChanged',
  adminId: 'asha',
  adminName: 'Asha Rao',
  subjectId: '674f1c2a9c41e77b20d5a6f3',
  subjectName: 'Sona Over-Ear',
  ...parts,
});

const format = (parts: Partial<HistoryEntry>, subject: EntrySubject = 'implied') =>
  toPlainText(formatEntry(english, inRupees, anEntry(parts), subject));
const formatChanges = (changes: HistoryEntry['changes']) => format({ changes });
const image = (publicId: string) => ({ url: `/${publicId}`, publicId });

describe('an entry of a product', () => {
  it('lists the changed fields with their old and new value', () => {
    expect(formatChanges({ actualPrice: { from: 1299, to: 1199 }, stock: { from: 12, to: 40 } })).toBe(
      'Asha Rao changed price ₹1,299 → ₹1,199 and stock 12 → 40',
    );
  });
  it('names the product where several are listed', () => {
    expect(format({ changes: { stock: { from: 12, to: 40 } } }, 'named')).toBe(
      'Asha Rao changed Sona Over-Ear: stock 12 → 40',
    );
    expect(format({ kind: 'productCreated' })).toBe('Asha Rao created Sona Over-Ear');
    expect(format({ kind: 'productDeleted', subjectName: ' ' })).toBe('Asha Rao deleted Unnamed product');
  });
  it('shows values as the rest of the app does', () => {
    expect(
      formatChanges({
        stockUnit: { from: 'pieces' },
        status: { from: 'draft', to: 'active' },
        isFeatured: { from: false, to: true },
        ram: { to: '8 GB' },
      }),
    ).toBe(
      'Asha Rao changed stock unit pieces → none, status Draft → Active, featured No → Yes and RAM none → 8 GB',
    );
  });
  it('names descriptions, lists and long texts without their values', () => {
    expect(
      formatChanges({
        name: { from: 'Lamp', to: 'L'.repeat(61) },
        description: { from: 'Old', to: 'New' },
        locations: { from: ['india'], to: [] },
      }),
    ).toBe('Asha Rao changed the product name, the description and the locations');
  });
  it('counts images', () => {
    expect(formatChanges({ images: { from: [image('a')], to: [image('a'), image('b')] } })).toBe(
      'Asha Rao changed the images (1 → 2)',
    );
    expect(formatChanges({ images: { from: [image('a')], to: [image('b')] } })).toBe(
      'Asha Rao changed the images',
    );
  });
  it('leaves out the discount, which follows the prices', () => {
    const discountPercentage = { from: 10, to: 20 };
    expect(formatChanges({ discountedPrice: { from: 90, to: 80 }, discountPercentage })).toBe(
      'Asha Rao changed discounted price ₹90 → ₹80',
    );
    expect(formatChanges({ discountPercentage })).toBe('Asha Rao changed the discount');
  });
  it.each([undefined, {}])('says that changes %j can’t be read', (changes) => {
    expect(format({ changes })).toBe('Asha Rao changed something that can’t be read');
  });
});

describe('an entry of an order', () => {
  const status = { from: 'pending', to: 'delivered' };
  it('has the order’s number', () => {
    expect(format({ kind: 'orderStatusChanged', subjectName: 'ORD-1', status })).toBe(
      'Asha Rao changed order ORD-1: Pending → Delivered',
    );
  });
  it('has the short id of an order without a number', () => {
    expect(format({ kind: 'orderStatusChanged', subjectName: undefined, status: { to: 'lost' } })).toBe(
      'Asha Rao changed order 674f1c2a…: Lost',
    );
  });
});

it('says which order a product’s stock changed with, and which storefront or no person changed it', () => {
  const nobody = { adminId: undefined, adminName: undefined, changes: { stock: { from: 9, to: 12 } } };
  const event = { order: { id: '674f1c2a9c41e77b20d5a6f3', number: 'ORD-1' } };
  expect(format({ ...nobody, by: 'storefront', keyName: 'Web', source: 'order', event })).toBe(
    'Storefront Web changed stock 9 → 12, with order ORD-1',
  );
  expect(format({ ...nobody, by: 'storefront', source: 'order' })).toBe(
    'A storefront changed stock 9 → 12, with an order',
  );
  expect(format({ ...nobody, by: 'system' })).toBe('The system changed stock 9 → 12');
});

it('calls a removed account a former administrator', () => {
  expect(format({ kind: 'productDeleted', adminId: undefined, adminName: undefined })).toBe(
    'A former administrator deleted Sona Over-Ear',
  );
});

it.each<[Partial<HistoryEntry>, string]>([
  [{ source: 'form' }, ''],
  [{ source: undefined }, ''],
  [{ source: 'quickEdit' }, ', by quick edit'],
  [{ source: 'bulk' }, ', in bulk'],
  [{ source: 'import' }, ', by import'],
  [{ source: 'import', fileName: 'prices.csv' }, ', from prices.csv'],
  [{ source: 'undo' }, ', by undo'],
  [{ source: 'restore' }, ', by restoring a version'],
])('says what the write was made by: %o', (parts, end) => {
  expect(format({ changes: { stock: { from: 1, to: 2 } }, ...parts })).toBe(
    `Asha Rao changed stock 1 → 2${end}`,
  );
});

it('joins the changes in the shown language, with the store’s currency', async () => {
  const german = await import('#languages/de/signedIn.ts');
  const entry = anEntry({ changes: { actualPrice: { from: 1, to: 2 }, stock: { to: 4 } } });
  expect(toPlainText(formatEntry(german, inEuro, entry, 'implied')).replaceAll('\u00a0', ' ')).toBe(
    'Asha Rao hat geändert: Preis 1 € → 2 € und Lagerbestand leer → 4',
  );
});

it('keeps names, values and file names apart from the text, whatever their direction', async () => {
  const arabic = await import('#languages/ar/signedIn.ts');
  const entry = anEntry({
    adminName: 'آشا\u2069',
    source: 'import',
    fileName: 'a.csv',
    changes: { brand: { from: 'A', to: 'B' } },
  });
  const formats = createFormats({ locale: 'ar-EG', currency: 'INR', timeZone: 'UTC' });
  const parts = splitLine(formatEntry(arabic, formats, entry, 'implied'));
  expect(parts.filter(({ kind }) => kind === 'value').map(({ text }) => text)).toEqual([
    'آشا',
    'A',
    'B',
    'a.csv',
  ]);
});

it('groups entries by day in the store’s time zone', () => {
  const at = (time: string) => anEntry({ _id: time, at: time });
  const entries = [at('2026-11-20T20:00Z'), at('2026-11-20T19:00Z'), at('2026-11-20T18:00Z'), at('soon')];
  expect(groupByDay(entries, 'Asia/Kolkata').map(({ day, entries: list }) => [day, list.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
    [undefined, 1],
  ]);
});
