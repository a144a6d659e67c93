import { expect, it, onTestFinished } from 'vitest';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { ROWS_PER_BATCH } from '#server/db/lists/readRows.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { readAll } from '../readAll.ts';
import { aWrite } from '../aWrite.ts';

const LAST_BATCH = 10;
const COUNT = 2 * ROWS_PER_BATCH + LAST_BATCH;
/** Rows with the same date and rows without one, so that a batch ends between equal dates. */
const sameDate = <Row extends object>(row: Row, index: number): Row => ({
  ...row,
  createdAt: index % 2 === 0 ? '2025-03-01T10:00:00.000Z' : undefined,
});
const products = generateProducts(COUNT).map(sameDate);
const orders = generateOrders(COUNT).map(sameDate);

async function openLongDatabase() {
  const opened = await openDatabase(await takeEmptyDatabase());
  onTestFinished(opened.close);
  await opened.seedOnce(() => ({ products, orders }), 0);
  return opened.db;
}

const toIds = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
type Dated = { _id: string; createdAt?: string | null | undefined };
const toPlace = ({ createdAt, _id }: Dated) => `${createdAt ?? ''} ${_id}`;
/** Sorts by date, newest first and rows without a date last, then by descending id. */
const inOrder = (rows: readonly Dated[]) =>
  toIds(rows.toSorted((one, other) => (toPlace(one) < toPlace(other) ? 1 : -1)));

it('reads batches in order without repeating or skipping rows, even within one date', async () => {
  const db = await openLongDatabase();
  for (const [list, rows] of [
    [db.products, products],
    [db.orders, orders],
  ] as const) {
    const batches = await Array.fromAsync<{ _id: string }[]>(list.readBatches());
    expect(batches.map(({ length }) => length)).toEqual([ROWS_PER_BATCH, ROWS_PER_BATCH, LAST_BATCH]);
    expect(toIds(batches.flat())).toEqual(inOrder(rows));
  }
});

it('reads the whole list while rows are added and removed', async () => {
  const db = await openLongDatabase();
  const [first, inFirst] = inOrder(products);
  const last = inOrder(products).at(-1)!;
  const read: string[] = [];
  for await (const batch of db.products.readBatches()) {
    if (read.length === 0) {
      await db.products.remove(inFirst!, aWrite);
      await db.products.remove(last, aWrite);
      await db.products.add({ ...products[0]!, _id: 'new', createdAt: '2026-01-01T00:00:00.000Z' }, aWrite);
    }
    read.push(...toIds(batch));
  }
  expect(read).toEqual(inOrder(products).filter((id) => id !== last));
  expect(toIds(await readAll(db.products)).slice(0, 2)).toEqual(['new', first]);
});
