import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, order, type StoredOrder } from '#contract/orders/order.ts';
import { product } from '#contract/products/product.ts';
import {
  LOCATIONS,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  STOCK_UNITS,
} from '#contract/products/productFields.ts';
import { countDays, isDay, startOfDay, toDay } from '#contract/time/days.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { SAMPLE_TODAY, sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { shiftSample } from '#server/seed/shiftSample.ts';

const images = new URL('../../../server/seed/images/', import.meta.url);
const art = new URL('../../../server/seed/art/', import.meta.url);
/** A day with a clock change. */
const HOUR_MS = 3_600_000;
const set = <T>(values: readonly T[]) => new Set(values);

function paidBy({ paymentDetails }: StoredOrder): string {
  const { upi, card } = order.shape.paymentDetails.parse(paymentDetails)?.paymentMethod ?? {};
  if (card) return 'card';
  return upi ? `UPI ${typeof upi === 'string' ? 'text' : 'object'}` : 'neither';
}

it('has products with every kind of content', () => {
  expect(sampleProducts.length).toBeGreaterThanOrEqual(24);
  expect(set(sampleProducts.map(({ category }) => category))).toEqual(
    set([...PRODUCT_CATEGORIES, 'Food & Health', 'Travel', 'Vehicles', 'Others']),
  );
  expect(set(sampleProducts.map(({ status }) => status))).toEqual(set(PRODUCT_STATUSES));
  expect(set(sampleProducts.map(({ stockUnit }) => stockUnit))).toEqual(set(STOCK_UNITS));
  expect(set(sampleProducts.flatMap(({ locations }) => locations))).toEqual(set(LOCATIONS));
  expect(sampleProducts.map(({ stock }) => stock)).toEqual(expect.arrayContaining([0, 4, 7, 10, 11, 1240]));
  expect(set(sampleProducts.map((one) => one.images.length))).toEqual(set([1, 2, 4, 5]));
});

it('has orders with every kind of content', () => {
  expect(sampleOrders.length).toBeGreaterThanOrEqual(30);
  const statuses = sampleOrders.map(({ orderDetails }) => orderDetails?.orderStatus);
  expect(set(statuses)).toEqual(set([...ORDER_STATUSES, 'awaiting_pickup', 'returned']));
  const payments = sampleOrders.map(({ paymentDetails }) => paymentDetails);
  expect(set(payments.map((payment) => payment?.paymentStatus))).toEqual(
    set(['paid', 'pending', 'refunded', 'failed', undefined]),
  );
  expect(set(sampleOrders.map(paidBy))).toEqual(set(['card', 'UPI text', 'UPI object', 'neither']));
  for (const part of ['product', 'buyer', 'address', 'paymentDetails'] as const) {
    expect(sampleOrders.filter((one) => !one[part])).toHaveLength(1);
  }
});

it('matches the contract and has unique ids', () => {
  for (const one of sampleProducts) expect(product.parse(one)).toEqual(one);
  for (const one of sampleOrders) expect(order.parse(one)).toEqual(one);
  const ids = [...sampleProducts, ...sampleOrders].map(({ _id }) => _id);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(set(ids).size).toBe(ids.length);
});

it('has dates before its current day, newest first', () => {
  for (const list of [sampleProducts, sampleOrders]) {
    const dates = list.map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => date !== '' && date.slice(0, 10) <= SAMPLE_TODAY)).toBe(true);
  }
});

it('has consistent amounts in every order', () => {
  for (const one of sampleOrders) {
    const goods = Number(one.productPrice) * Number(one.quantity);
    const fees = Number(one.deliveryCharges) + Number(one.platformFee);
    expect(Number(one.totalAmount)).toBe(goods - Number(one.totalDiscount) + fees);
  }
});

it('has a small image and its drawing for every product image', () => {
  const named = set(sampleProducts.flatMap((one) => one.images.map(({ publicId }) => publicId)));
  expect(
    readdirSync(images)
      .map((name) => name.replace('.webp', ''))
      .toSorted(),
  ).toEqual([...named].toSorted());
  for (const name of named) {
    const file = new URL(`${name}.webp`, images);
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
    expect(statSync(file).size).toBeLessThan(60 * 1024);
    expect(existsSync(new URL(`${name}.svg`, art))).toBe(true);
  }
  for (const one of sampleProducts.flatMap((each) => each.images)) {
    expect(one.url).toBe(`/uploads/${one.publicId}.webp`);
  }
});

const sample = { products: sampleProducts, orders: sampleOrders };
const getTimes = (rows: readonly { createdAt?: unknown; updatedAt?: unknown }[]) =>
  rows.map(
    ({ createdAt, updatedAt }) => [Date.parse(String(createdAt)), Date.parse(String(updatedAt))] as const,
  );

describe.each([
  ['in the afternoon', '2031-03-13T15:30', 'Asia/Kolkata'],
  ['a minute after midnight on a Monday, the 1st', '2027-02-01T00:01', 'Asia/Kolkata'],
  ['on New Year’s Eve', '2026-12-31T23:59', 'Pacific/Kiritimati'],
  ['on a day without midnight', '2026-09-06T01:00', 'America/Santiago'],
  ['on the leap day', '2028-02-29T00:00', 'America/New_York'],
  ['before the sample was drawn', '2025-01-01T09:00', 'Europe/Berlin'],
])('the sample of a store that starts %s', (_, local, timeZone) => {
  const day = local.slice(0, 10);
  const now = startOfDay(day, timeZone) + Date.parse(`1970-01-01T${local.slice(11)}Z`);
  const shifted = shiftSample(sample, { now, timeZone });

  it('has orders from today and none in the future', () => {
    expect(toDay(now, timeZone)).toBe(day);
    const times = [...getTimes(shifted.products), ...getTimes(shifted.orders)];
    expect(Math.max(...times.flat())).toBeLessThanOrEqual(now);
    expect(toDay(getTimes(shifted.orders)[0]![0], timeZone)).toBe(day);
  });

  it('keeps the order, the days between orders and the times of day', () => {
    for (const [before, after] of [
      [sample.products, shifted.products],
      [sample.orders, shifted.orders],
    ] as const) {
      const created = getTimes(after).map(([at]) => at);
      expect(created).toEqual(created.toSorted((one, other) => other - one));
      expect(getTimes(after).every(([at, changed]) => changed >= at)).toBe(true);
      const newest = toDay(getTimes(sample.orders)[0]![0], timeZone)!;
      const describeTimes = (rows: typeof before, today: string) =>
        getTimes(rows).flatMap(([at]) => {
          const placed = toDay(at, timeZone)!;
          if (placed === today) return [];
          return [[countDays(placed, today), at - startOfDay(placed, timeZone)]];
        });
      const isNear = ([one]: number[], [other]: number[]) => Math.abs(one! - other!) <= HOUR_MS;
      const [was, is] = [describeTimes(before, newest), describeTimes(after, day)];
      expect(is.map(([days]) => days)).toEqual(was.map(([days]) => days));
      expect(is.every(([, time], index) => isNear([time!], [was[index]![1]!]))).toBe(true);
    }
  });

  it('shifts planned deliveries with their orders and changes only dates', () => {
    const daysTo = ({ createdAt, deliveryTime }: StoredOrder) =>
      isDay(String(deliveryTime))
        ? countDays(toDay(Date.parse(String(createdAt)), timeZone)!, String(deliveryTime))
        : deliveryTime;
    expect(shifted.orders.map(daysTo)).toEqual(sample.orders.map(daysTo));
    const fixed = { createdAt: '', updatedAt: '', deliveryTime: '', publishedDate: '' };
    const strip = (rows: readonly object[]) => rows.map((row) => ({ ...row, ...fixed }));
    expect(strip(shifted.orders)).toEqual(strip(sample.orders));
    expect(strip(shifted.products)).toEqual(strip(sample.products));
  });
});

it('generates reproducible rows', () => {
  expect(generateProducts(300)).toEqual(generateProducts(300));
  expect(generateOrders(300)).toEqual(generateOrders(300));
  const ids = [...generateProducts(300), ...generateOrders(300)].map(({ _id }) => _id);
  expect(set(ids).size).toBe(600);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
});
