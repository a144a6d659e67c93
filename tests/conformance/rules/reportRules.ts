import { extensions } from '#contract/calls.ts';
import { REPORTS_CAPABILITY } from '#contract/reports/salesReport.ts';
import { expectEqual, expectRefusal } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';

const { getSalesReport } = extensions;

/** Before anyone had a store. */
const EMPTY_PERIOD = { from: '1971-01-01', to: '1971-01-31' };

export const reportRules = defineRules(
  'reports',
  {
    'returns the sums of a period and of the one before': async ({ client }) => {
      const to = new Date().toISOString().slice(0, 10);
      const query = { from: '2020-01-01', to, beforeFrom: '2019-01-01', beforeTo: '2019-12-31' };
      const { total, days } = await client.call(getSalesReport, { ...nothing, query });
      const inDays = days.reduce((sum, { orders }) => sum + orders, 0);
      expectEqual(inDays, total.orders, 'sum of days.orders', 'Count each order of the period on one day.');
    },

    'returns zeros for a period without orders': async ({ client }) => {
      const { total, days } = await client.call(getSalesReport, { ...nothing, query: EMPTY_PERIOD });
      const fix = 'Count only orders of the period, first and last day included.';
      expectEqual([total.orders, total.revenue, days.length], [0, 0, 0], 'orders, revenue and days', fix);
    },

    'refuses a period that ends before it begins': async ({ client }) => {
      const query = { from: '2026-11-30', to: '2026-11-01' };
      const answer = await client.send(getSalesReport, { ...nothing, query });
      expectRefusal(answer, 'Answer 400 if `to` is before `from`.');
    },
  },
  { capability: REPORTS_CAPABILITY },
);
