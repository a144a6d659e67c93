import { describe, expect, it } from 'vitest';
import { createFormats } from '#features/format/formats.ts';
import { formatFilterValue, getActiveChipFilters } from '#features/list/filterModel.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { filterChips as filterChipsMessages } from '#languages/en/list.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { productList } from '#mocks/englishProductList.ts';

describe('a chip', () => {
  const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });
  const findFilter = (param: string) =>
    [...productList.filters, ...orderList.filters].find((one) => one.param === param)!;

  it.each([
    ['stock', 'low', 'Low'],
    ['price', '100..250', 'Rs 100 – Rs 250'],
    ['price', '100..', 'from Rs 100'],
    ['total', '..99.5', 'up to ₹99.50'],
    ['date', '2026-11-01..2026-11-25', '1 Nov 2026 – 25 Nov 2026'],
    ['date', '2026-11-01..2026-11-01', '1 Nov 2026'],
    ['date', 'today', 'Today (25 Nov 2026)'],
    ['date', '7days', 'Last 7 days (19 Nov 2026 – 25 Nov 2026)'],
    ['date', 'thisMonth', 'This month (1 Nov 2026 – 25 Nov 2026)'],
  ])('says %s=%s as %s', (param, value, text) =>
    expect(formatFilterValue(filterChipsMessages, formats, findFilter(param), value, '2026-11-25')).toBe(
      text,
    ),
  );

  it('names a preset without its dates if today is unknown', () =>
    expect(formatFilterValue(filterChipsMessages, formats, findFilter('date'), 'today', undefined)).toBe(
      'Today',
    ));

  it('is shown for filters of the panel, not for those of the toolbar', () => {
    const criteria = { ...getDefaultCriteria(productList), filters: { category: 'Home', stock: 'low' } };
    expect(getActiveChipFilters(productList.filters, criteria).map(({ param }) => param)).toEqual(['stock']);
  });
});
