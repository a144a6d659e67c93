import { describe, expect, it } from 'vitest';
import { NO_SUMS } from '#contract/reports/orderSums.ts';
import {
  toBuckets,
  validatePeriod,
  getSteps,
  pickStep,
  PERIODS,
  shiftMonths,
  toPeriod,
  getPreviousPeriod,
} from '#features/reports/reportPeriod.ts';
import { getChange } from '#features/reports/figures.ts';
import { readReportCriteria, writeReportCriteria } from '#features/reports/reportParams.ts';

const today = '2026-03-31';
const both = (choice: Parameters<typeof toPeriod>[0], day = today) => {
  const { from, to } = toPeriod(choice, day);
  const before = getPreviousPeriod(choice, { from, to });
  return `${from}..${to} after ${before.from}..${before.to}`;
};

describe('a period', () => {
  it.each([
    ['today', '2026-03-31..2026-03-31 after 2026-03-30..2026-03-30'],
    ['7days', '2026-03-25..2026-03-31 after 2026-03-18..2026-03-24'],
    ['30days', '2026-03-02..2026-03-31 after 2026-01-31..2026-03-01'],
    // February is shorter, so it is compared as a whole.
    ['thisMonth', '2026-03-01..2026-03-31 after 2026-02-01..2026-02-28'],
    ['lastMonth', '2026-02-01..2026-02-28 after 2026-01-01..2026-01-31'],
    ['thisYear', '2026-01-01..2026-03-31 after 2025-01-01..2025-03-31'],
  ] as const)('%s is %s', (choice, expected) => expect(both(choice)).toBe(expected));

  it('this year of a leap year is compared with the same days of the year before', () =>
    expect(both('thisYear', '2028-02-29')).toBe('2028-01-01..2028-02-29 after 2027-01-01..2027-02-28'));

  it('is compared with the same number of days before it, or whole months with whole months', () => {
    expect(both({ from: '2026-03-10', to: '2026-03-12' })).toBe(
      '2026-03-10..2026-03-12 after 2026-03-07..2026-03-09',
    );
    expect(both({ from: '2026-02-01', to: '2026-03-31' })).toBe(
      '2026-02-01..2026-03-31 after 2025-12-01..2026-01-31',
    );
    expect(both({ from: '2026-02-01', to: '2026-02-28' })).toBe(
      '2026-02-01..2026-02-28 after 2026-01-01..2026-01-31',
    );
  });

  it('of the last 30 days is compared with the 30 days before, even if it is a whole month', () => {
    expect(both('30days', '2026-11-30')).toBe('2026-11-01..2026-11-30 after 2026-10-02..2026-10-31');
    expect(both('lastMonth', '2026-12-01')).toBe('2026-11-01..2026-11-30 after 2026-10-01..2026-10-31');
    expect(both({ from: '2026-11-01', to: '2026-11-30' })).toBe(
      '2026-11-01..2026-11-30 after 2026-10-01..2026-10-31',
    );
  });

  it('is never empty and never ends after today', () => {
    for (const day of ['2026-01-01', '2028-02-29', '2026-12-31', '2026-03-01']) {
      for (const choice of PERIODS) {
        const { from, to } = toPeriod(choice, day);
        expect(from <= to && to <= day).toBe(true);
        expect(getPreviousPeriod(choice, { from, to }).to < from).toBe(true);
      }
    }
  });

  it.each([
    [{ from: '2026-02-30', to: '2026-03-01' }, 'notADay'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'inverted'],
    [{ from: '1990-01-01', to: '2026-03-01' }, 'tooLong'],
    [{ from: '2026-03-01', to: '2026-03-01' }, undefined],
  ] as const)('%o is %s', (period, fault) => expect(validatePeriod(period)).toBe(fault));

  it('shifts by months to the last day of a shorter one', () => {
    expect(shiftMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(shiftMonths('2026-01-31', 13)).toBe('2027-02-28');
    expect(shiftMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('is divided into steps that fit its length', () => {
    expect(pickStep(undefined, toPeriod('30days', today))).toBe('day');
    expect(pickStep(undefined, toPeriod('thisYear', today))).toBe('week');
    expect(pickStep(undefined, toPeriod('thisYear', '2026-11-25'))).toBe('month');
  });

  it('has no more columns than can be clicked, whatever the URL says', () => {
    const decade = { from: '2017-01-01', to: '2026-11-25' };
    expect(getSteps({ from: '2024-01-01', to: '2024-12-31' })).toEqual(['day', 'week', 'month']);
    expect(getSteps(decade)).toEqual(['month']);
    expect(pickStep('day', decade)).toBe('month');
    expect(pickStep('day', toPeriod('thisYear', '2026-11-25'))).toBe('day');
  });
});

describe('the columns of a period', () => {
  const day = (on: string, revenue: number) => ({ ...NO_SUMS, day: on, orders: 1, counted: 1, revenue });
  const bounds = (buckets: ReturnType<typeof toBuckets>) =>
    buckets.map(({ from, to, revenue }) => `${from}..${to} ${revenue}`);

  it('are its weeks from Monday on, shortened at its ends', () =>
    expect(
      bounds(
        toBuckets(
          { from: '2026-11-18', to: '2026-11-30' },
          [day('2026-11-18', 1), day('2026-11-22', 2), day('2026-11-23', 4)],
          'week',
        ),
      ),
    ).toEqual(['2026-11-18..2026-11-22 3', '2026-11-23..2026-11-29 4', '2026-11-30..2026-11-30 0']));

  it('are its months', () =>
    expect(
      bounds(toBuckets({ from: '2026-01-15', to: '2026-03-02' }, [day('2026-02-28', 7)], 'month')),
    ).toEqual(['2026-01-15..2026-01-31 0', '2026-02-01..2026-02-28 7', '2026-03-01..2026-03-02 0']));

  it('are all of its days, including those without orders', () => {
    const buckets = toBuckets({ from: '2028-02-27', to: '2028-03-01' }, [day('2028-02-29', 5)], 'day');
    expect(bounds(buckets)).toEqual([
      '2028-02-27..2028-02-27 0',
      '2028-02-28..2028-02-28 0',
      '2028-02-29..2028-02-29 5',
      '2028-03-01..2028-03-01 0',
    ]);
  });
});

describe('the URL of a report', () => {
  const read = (query: string) => readReportCriteria(new URLSearchParams(query));

  it.each(['', 'period=thisMonth', 'from=2026-01-01&to=2026-01-31&by=week', 'show=orders&sellers=pieces'])(
    'reads “%s” and writes it again',
    (query) => expect(writeReportCriteria(read(query)).toString()).toBe(query),
  );

  it.each(['period=yesterday', 'from=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'by=hour&show=profit'])(
    'uses the default for “%s”',
    (query) => expect(writeReportCriteria(read(query)).toString()).toBe(''),
  );
});

describe('a change', () => {
  const money = (value: number) => ({ kind: 'money' as const, value });
  it.each([
    [money(120), money(100), { direction: 'up', amount: 20, ratio: 0.2 }],
    [money(75), money(100), { direction: 'down', amount: 25, ratio: 0.25 }],
    [money(100), money(100), { direction: 'same' }],
    // There is no percentage of zero.
    [money(100), money(0), { direction: 'up', amount: 100, ratio: undefined }],
    [money(10), money(-5), { direction: 'up', amount: 15, ratio: undefined }],
  ])('from %o to %o', (now, before, change) => expect(getChange(now, before)).toEqual(change));

  it('of a share is in percentage points', () => {
    const share = (value: number) => ({ kind: 'share' as const, value });
    expect(getChange(share(0.5), share(0.4))).toMatchObject({ direction: 'up', ratio: undefined });
    expect(getChange(share(0.5), share(0.5001))).toEqual({ direction: 'same' });
  });
});
