import { describe, expect, it } from 'vitest';
import { lenientOrder } from '#contract/orders/order.ts';
import { COLUMN_CAPABILITIES, createOrderExportColumns } from '#features/orders/table/orderExport.ts';
import { createProductExportColumns } from '#features/products/inventory/productExport.ts';

/** Returns the cells whose header starts with a text, by header. */
const readCells = <Row>(
  columns: readonly { header: string; value: (row: Row) => unknown }[],
  beginning: string,
  row: Row,
) =>
  Object.fromEntries(
    columns
      .filter(({ header }) => header.startsWith(beginning))
      .map(({ header, value }) => [header, value(row)]),
  );

describe('an exported order', () => {
  const readDates = (createdAt: string | undefined, timeZone: string | undefined) =>
    readCells(createOrderExportColumns(timeZone, null), 'Order Date', { _id: 'o', createdAt });

  it.each([
    ['2026-11-20T20:30:00.000Z', 'Asia/Kolkata', '2026-11-21 02:00:00'],
    ['2026-11-20T20:30:00.000Z', 'America/New_York', '2026-11-20 15:30:00'],
    ['2026-11-20T00:00:05+05:30', 'Asia/Kolkata', '2026-11-20 00:00:05'],
    ['2026-11-20', 'America/New_York', '2026-11-20'],
    ['soon', 'Asia/Kolkata', undefined],
    [undefined, 'Asia/Kolkata', undefined],
  ])('of %s also contains the local time in %s', (createdAt, timeZone, local) =>
    expect(readDates(createdAt, timeZone)).toEqual({
      'Order Date': createdAt,
      [`Order Date (${timeZone})`]: local,
    }),
  );

  it('names the browser’s time zone if the store has none', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(Object.keys(readDates(undefined, undefined))).toEqual(['Order Date', `Order Date (${own})`]);
  });
});

it.each([
  ['USD', 'INR', 'USD'],
  [' usd ', 'INR', 'USD'],
  [undefined, 'INR', 'INR'],
  ['Rs', 'INR', 'INR'],
  [undefined, null, undefined],
])('an order in %s of a store in %s is exported with the currency %s', (orderCurrency, store, currency) => {
  const orderDetails = {
    orderCurrency,
    orderId: undefined,
    orderStatus: undefined,
    orderTimeZone: undefined,
  };
  expect(
    readCells(createOrderExportColumns(undefined, store), 'Currency', { _id: 'o', orderDetails }),
  ).toEqual({ Currency: currency });
});

it('an exported order has its tracking, cart, notes and stock', () => {
  const [at, adminId] = ['2026-11-20T09:00:00.000Z', 'asha'];
  const order = lenientOrder.parse({
    _id: 'o',
    cart: 'Cart 7',
    tracking: { carrier: 'dhl', number: '123' },
    notes: ['Gift', 'Call first'].map((text, index) => ({ id: `n${index}`, text, adminId, at })),
    stock: 'returned',
  });
  const columns = createOrderExportColumns(undefined, null).filter(({ id }) => COLUMN_CAPABILITIES[id]);
  expect(Object.fromEntries(columns.map(({ header, value }) => [header, value(order)]))).toEqual({
    Cart: 'Cart 7',
    Carrier: 'dhl',
    'Tracking Number': '123',
    'Tracking Link': 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=123',
    Notes: 'Gift; Call first',
    Stock: 'returned',
  });
});

it('an exported product also contains both times in the store’s time zone', () => {
  const product = { _id: 'p', createdAt: '2026-11-20T20:30:00Z', updatedAt: '2026-11-21T20:30:00Z' };
  const columns = createProductExportColumns('Asia/Kolkata');
  expect([readCells(columns, 'Created', product), readCells(columns, 'Updated', product)]).toEqual([
    { Created: product.createdAt, 'Created (Asia/Kolkata)': '2026-11-21 02:00:00' },
    { Updated: product.updatedAt, 'Updated (Asia/Kolkata)': '2026-11-22 02:00:00' },
  ]);
});
