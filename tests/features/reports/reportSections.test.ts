import { describe, expect, it } from 'vitest';
import { lenientOrder } from '#contract/orders/order.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { reportsPage as arabic } from '#languages/ar/reports.ts';
import { reportsPage as german } from '#languages/de/reports.ts';
import { orderFilters, statusLabels } from '#languages/en/orders.ts';
import { reportsPage as t } from '#languages/en/reports.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatChange, formatFigure, formatAxisValue } from '#features/reports/figures.ts';
import { formatBucket, formatComparison, formatPeriod, formatTick } from '#features/reports/formatPeriod.ts';
import { formatReportCsv, getReportFileName } from '#features/reports/reportCsv.ts';
import { createSections } from '#features/reports/reportSections.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';

const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });
const writing = { t, formats };
const period = { from: '2026-11-01', to: '2026-11-20' };
const usual = { period, step: undefined, measure: 'revenue', sellersBy: 'revenue' } as const;
const orders = sampleOrders.map((one) => lenientOrder.parse(one));
const report = buildReportFromOrders(prepareOrders(orders, 'Asia/Kolkata'), period, undefined);
const buildSections = (criteria: Parameters<typeof createSections>[1]) =>
  createSections(report, criteria, {
    ...writing,
    period,
    orders: { statusLabels, orderFilters },
  });
const find = (id: string, criteria: Parameters<typeof createSections>[1] = usual) =>
  buildSections(criteria).find((one) => one.id === id)!;

describe('the sections of a report', () => {
  it('have a column for each day that links to its counted orders', () => {
    const { rows } = find('sales');
    expect(rows).toHaveLength(20);
    expect(rows.at(-1)).toMatchObject({
      label: 'Fri, 20 Nov 2026',
      tick: '20 Nov',
      href: '/orders?date=2026-11-20..2026-11-20&revenue=counted',
      note: '2 orders',
    });
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(report.total.revenue);
  });

  it('count every order if orders are shown, including cancelled ones', () => {
    const { rows, title } = find('sales', { ...usual, measure: 'orders', step: 'month' });
    expect(title).toBe('Orders over time');
    expect(rows).toMatchObject([
      { value: report.total.orders, tick: 'Nov', href: '/orders?date=2026-11-01..2026-11-20' },
    ]);
  });

  it('have the status labels of orders and link to them', () => {
    const { rows } = find('statuses');
    expect(rows.map(({ label }) => label)).toContain('Out for delivery');
    expect(rows.find(({ label }) => label === 'Cancelled')?.href).toBe(
      '/orders?date=2026-11-01..2026-11-20&status=cancelled',
    );
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(report.total.orders);
  });

  it('show the average of the counted orders and what it is computed from', () => {
    const { rows, title } = find('sales', { ...usual, measure: 'average', step: 'month' });
    expect(title).toBe('Average order over time');
    const { revenue, counted } = report.total;
    expect(rows).toMatchObject([{ value: Math.round(revenue / counted), orders: counted }]);
    const { rows: ways } = find('methods');
    expect(ways.map(({ label }) => label)).toContain('UPI');
    expect(ways.find(({ label }) => label === 'UPI')?.href).toBe(
      '/orders?date=2026-11-01..2026-11-20&method=upi&revenue=counted',
    );
  });

  it('rank the best sellers by the chosen value', () => {
    const values = (sellersBy: 'revenue' | 'pieces') =>
      find('sellers', { ...usual, sellersBy }).rows.slice(0, 10);
    for (const by of ['revenue', 'pieces'] as const) {
      const ranked = values(by).map(({ value }) => value);
      expect(ranked).toEqual(ranked.toSorted((one, other) => other - one));
    }
    expect(values('pieces')[0]?.label).not.toBe(values('revenue')[0]?.label);
  });

  it('add up to the revenue, including the other groups', () => {
    for (const id of ['sellers', 'categories', 'places', 'methods']) {
      const { rows } = find(id);
      expect(rows.reduce((sum, row) => sum + row.revenue, 0)).toBe(report.total.revenue);
    }
    expect(find('sellers').rows.at(-1)).toMatchObject({ href: undefined });
  });

  it('are exported with plain numbers and escaped formulas', () => {
    const section = find('categories');
    const file = formatReportCsv(
      {
        ...section,
        rows: [{ ...section.rows[0]!, label: '=1+1', revenue: 123_450 }],
      },
      writing,
      'Asia/Kolkata',
    );
    expect(file).toMatch(/^\uFEFFCategory,Orders,Revenue,Units\r\n"'=1\+1",\d+,1234\.5,\d+\r\n$/);
    const sales = find('sales', { ...usual, measure: 'average', step: 'month' });
    expect(formatReportCsv(sales, writing, 'Asia/Kolkata')).toMatch(
      /^\uFEFFPeriod \(Asia\/Kolkata\),Orders,Revenue,Average order,Units\r\n1 – 20 Nov 2026,/,
    );
    expect(getReportFileName(section, period)).toBe('revenue-by-category-2026-11-01-2026-11-20.csv');
  });
});

describe('texts of a report', () => {
  it.each([
    [{ from: '2026-11-12', to: '2026-11-12' }, '12 Nov 2026'],
    [{ from: '2026-11-01', to: '2026-11-12' }, '1 – 12 Nov 2026'],
    [{ from: '2026-10-28', to: '2026-11-12' }, '28 Oct – 12 Nov 2026'],
    [{ from: '2025-12-28', to: '2026-01-12' }, '28 Dec 2025 – 12 Jan 2026'],
    [{ from: '2028-02-01', to: '2028-02-29' }, 'February 2028'],
  ])('name %o', (days, text) => expect(formatPeriod(days, formats)).toBe(text));

  it('name a comparison by months only if both periods are months', () => {
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(formatComparison(november, { from: '2026-10-01', to: '2026-10-31' }, formats)).toEqual({
      period: 'November 2026',
      before: 'October 2026',
    });
    expect(formatComparison(november, { from: '2026-10-02', to: '2026-10-31' }, formats)).toEqual({
      period: '1 – 30 Nov 2026',
      before: '2 – 31 Oct 2026',
    });
  });

  it('name a column in a long and a short form', () => {
    expect(formatBucket({ from: '2026-11-12', to: '2026-11-12' }, formats)).toBe('Thu, 12 Nov 2026');
    expect(formatTick({ from: '2026-11-12', to: '2026-11-12' }, 'day', formats)).toBe('12 Nov');
    expect(formatTick({ from: '2026-11-01', to: '2026-11-30' }, 'month', formats)).toBe('Nov');
  });

  it('show values and changes with sign and text', () => {
    expect(formatFigure({ kind: 'money', value: 123_450 }, formats)).toBe('₹1,234.50');
    expect(formatFigure({ kind: 'share', value: 0.1234 }, formats)).toBe('12.3%');
    expect(formatAxisValue({ kind: 'money', value: 123_450_000 }, formats)).toBe('₹1.2m');
    expect(formatAxisValue({ kind: 'money', value: -4_000_000 }, formats)).toBe('−₹40k');
    expect(formatAxisValue({ kind: 'count', value: 40_000 }, formats)).toBe('40k');
    expect(formatChange({ direction: 'down', amount: 5000, ratio: 0.25 }, 'money', writing)).toEqual({
      ratio: '−25%',
      text: '₹50 less',
    });
    expect(formatChange({ direction: 'up', amount: 0.021, ratio: undefined }, 'share', writing)).toEqual({
      ratio: undefined,
      text: '2.1 points more',
    });
    expect(formatChange({ direction: 'same' }, 'count', writing).text).toBe('Same as the previous period');
  });
});

describe('a report in another language', () => {
  const of = (locale: string) => createFormats({ locale, currency: null, timeZone: 'UTC' });

  it('has translated days and months', () => {
    const days = { from: '2026-10-28', to: '2026-11-12' };
    expect(formatPeriod(days, of('de-DE'))).toBe('28. Okt. – 12. Nov. 2026');
    expect(formatPeriod({ from: '2028-02-01', to: '2028-02-29' }, of('hi-IN'))).toBe('फ़रवरी 2028');
    expect(formatBucket({ from: '2026-11-12', to: '2026-11-12' }, of('de-DE'))).toBe('Do., 12. Nov. 2026');
    expect(formatTick(days, 'day', of('ar-EG'))).toBe('٢٨ أكتوبر');
  });

  it('has translated file names', () => {
    const getName = (title: string) => getReportFileName({ ...find('categories'), title }, period);
    expect(getName('श्रेणी के अनुसार आय')).toBe('श्रेणी-के-अनुसार-आय-2026-11-01-2026-11-20.csv');
    expect(getName('Umsatz für Größen')).toBe('umsatz-für-größen-2026-11-01-2026-11-20.csv');
  });

  it('has plural forms for the number of other groups', () => {
    expect(german.others(1)).toBe('1 weiterer Eintrag');
    expect(arabic.ordersAndRevenue(2, '₹50')).toBe('طلبان، \u2068₹50\u2069');
    expect(arabic.orders(11)).toMatch(/طلبًا$/);
  });
});
