import { describe, expect, it } from 'vitest';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Database } from '#server/base/database.ts';
import { aWrite } from '../aWrite.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const initial: StoreDetails = {
  storeName: undefined,
  contact: { email: 'a@store.example', phone: '1', address: 'Road 1' },
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
};
const changed: StoreDetails = {
  storeName: 'Diya & Daughters',
  contact: { email: 'b@store.example', phone: '2', address: 'Road 2\nTown' },
  taxNumber: '29ABCDE1234F1Z5',
  currency: 'JPY',
  timeZone: 'Europe/Berlin',
  logo: { url: '/uploads/logo.webp', publicId: 'logo' },
};
/** Half past midnight on 2 January in Kolkata, still 1 January in Berlin. */
const orders = [
  { _id: 'o1', createdAt: '2026-01-01T19:00:00.000Z', totalAmount: 12.5 },
  { _id: 'o2' },
  { _id: 'o3' },
];
const firstDay = { from: '2026-01-01', to: '2026-01-01' };

async function open(details?: Partial<StoreDetails>): Promise<Database> {
  const opened = await openDatabase(await takeEmptyDatabase(), { ...initial, ...details });
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  return opened.db;
}

describe('the details of a store', () => {
  const save = async (db: Database, details: StoreDetails, updatedAt: string) => {
    const saved = await db.details.save({ ...details, updatedAt }, await db.details.get());
    await db.details.finishTimeZoneChange();
    return saved;
  };

  it('are the initial ones until an administrator saves others', async () => {
    const db = await open();
    expect(await db.details.get()).toEqual({ ...initial, updatedAt: null });
    expect(await save(db, changed, 't1')).toBe(true);
    expect(await db.details.get()).toEqual({ ...changed, updatedAt: 't1' });
    const cleared = { ...changed, taxNumber: undefined, currency: null, timeZone: null, logo: null };
    expect(await save(db, cleared, 't2')).toBe(true);
    expect(await db.details.get()).toEqual({ ...cleared, updatedAt: 't2' });
  });

  it.each([
    ['nobody', undefined],
    ['someone', 't1'],
  ])('are saved by only one of two who loaded what %s had saved', async (_who, earlier) => {
    const db = await open();
    if (earlier) await save(db, changed, earlier);
    const before = await db.details.get();
    const attempts = ['one', 'other'].map((storeName, index) =>
      db.details.save({ ...changed, storeName, updatedAt: `t2-${index}` }, before),
    );
    expect((await Promise.all(attempts)).toSorted()).toEqual([false, true]);
    const { storeName, updatedAt } = await db.details.get();
    expect([storeName, updatedAt]).toEqual(updatedAt === 't2-0' ? ['one', 't2-0'] : ['other', 't2-1']);
  });

  it('leave orders in another currency out of totals and reports, and say how many', async () => {
    const db = await open();
    const days = { from: '2026-01-01', to: '2026-01-02' };
    const read = async () => {
      const { totalOrders, totalRevenueAmount, otherCurrencies } = await db.getTotals();
      const report = await db.getSalesReport(days, undefined);
      return {
        totals: [totalOrders, totalRevenueAmount, otherCurrencies ?? []],
        report: [report.total.orders, report.total.revenue, report.otherCurrencies],
      };
    };
    const inRupees = { totals: [3, 12.5, []], report: [1, 1250, []] };
    expect(await read()).toEqual(inRupees);
    await save(db, changed, 't1');
    expect(await read()).toEqual({
      totals: [3, 0, [{ currency: 'INR', orders: 3 }]],
      report: [0, 0, [{ currency: 'INR', orders: 1 }]],
    });
    await save(db, initial, 't2');
    expect(await read()).toEqual(inRupees);
  });

  it('change the days of reports, but not the currency and the time zone of orders and invoices', async () => {
    const db = await open();
    const countOrders = async () => (await db.getSalesReport(firstDay, undefined)).total.orders;
    const [first] = (await db.invoices.issue(
      ['o1'],
      { ...aWrite, at: '2026-01-01T19:00:00.000Z' },
      'Asia/Kolkata',
    ))!;
    expect(await countOrders()).toBe(0);
    await save(db, { ...changed, currency: 'INR' }, 't1');
    expect(await countOrders()).toBe(1);
    expect((await db.orders.find('o1'))?.orderDetails).toMatchObject({
      orderCurrency: 'INR',
      orderTimeZone: 'Asia/Kolkata',
    });
    expect(first).toMatchObject({ number: 1, timeZone: 'Asia/Kolkata' });
    expect(await db.invoices.issue(['o1'], aWrite, 'Europe/Berlin')).toEqual([first]);
  });

  it('give a first time zone to the orders before, which keep it', async () => {
    const db = await open({ timeZone: null, currency: null });
    await save(db, changed, 't1');
    await save(db, { ...initial, currency: 'USD' }, 't2');
    expect((await db.orders.find('o1'))?.orderDetails).toMatchObject({
      // A store without a currency shows the specification's rupees.
      orderCurrency: 'INR',
      orderTimeZone: 'Europe/Berlin',
    });
  });

  it('keep their logo in use', async () => {
    const db = await open();
    await save(db, changed, 't1');
    expect(await db.findUsedImageIds(['logo', 'other'])).toEqual(new Set(['logo']));
  });
});

describe('the invoices of a store', () => {
  const getNumbers = async (db: Database, ids: readonly string[]) =>
    (await db.invoices.issue(ids, aWrite, null))?.map(({ orderId, number }) => [orderId, number]);

  it('have numbers without gaps, which their orders keep', async () => {
    const db = await open();
    expect(await getNumbers(db, ['o2'])).toEqual([['o2', 1]]);
    expect(await getNumbers(db, ['o1', 'missing'])).toBeUndefined();
    expect(await getNumbers(db, ['o3', 'o2', 'o3'])).toEqual([
      ['o3', 2],
      ['o2', 1],
    ]);
    expect(await getNumbers(db, ['o1'])).toEqual([['o1', 3]]);
  });

  it('are issued once by parallel requests', async () => {
    const db = await open();
    const requests = await Promise.all(['o1', 'o2', 'o3', 'o1'].map((id) => getNumbers(db, [id])));
    expect(new Set(requests.flat().map((pair) => pair?.[1]))).toEqual(new Set([1, 2, 3]));
    expect(requests[3]).toEqual(requests[0]);
  });
});
