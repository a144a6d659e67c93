import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { reportQueries } from '#app/reports/reportQueries.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { REPORTS_CAPABILITY } from '#contract/reports/salesReport.ts';
import { anAdmin, anOrder } from '#mocks/builders.ts';
import { stubBackend } from '../stubBackend.ts';

afterEach(() => vi.unstubAllGlobals());

const period = { from: '2026-11-01', to: '2026-11-30' };
const before = { from: '2026-10-01', to: '2026-10-31' };
const orders = ['2026-10-31T18:30:00.000Z', '2026-10-31T18:29:59.999Z', '2026-12-01T00:00:00.000Z'].map(
  (createdAt) => anOrder({ createdAt }),
);
const report = buildReportFromOrders(
  prepareOrders(
    orders.map((one) => lenientOrder.parse(one)),
    'UTC',
  ),
  period,
  before,
);

/** A backend with some orders; totals that are undefined can't be loaded, and null can't be read. */
function createReports(totalOrders: number | null | undefined, capabilities: string[] = [], listed = orders) {
  const answers: Record<string, object | undefined> = {
    'check-admin': { isLoggedIn: true, admin: anAdmin(), capabilities },
    'dashboard-details': totalOrders === undefined ? undefined : { totalOrders },
    'get-orders': { orders: listed },
    'sales-report': report,
  };
  const requested = stubBackend((name) => answers[name]);
  const client = createClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const load = (days = period) =>
    client.fetchQuery(
      reportQueries.sales({ period: days, before, timeZone: 'Asia/Kolkata', currency: 'INR' }),
    );
  const invalidate = () => client.invalidateQueries({ refetchType: 'none' });
  return { load, requested, answers, invalidate };
}

it('gets a report from a backend that has reports', async () => {
  const { load, requested } = createReports(3_000_000, [REPORTS_CAPABILITY]);
  expect(await load()).toEqual({ status: 'shown', period, report });
  expect(requested).toContain(
    'sales-report?from=2026-11-01&to=2026-11-30&beforeFrom=2026-10-01&beforeTo=2026-10-31',
  );
  expect(requested).not.toContain('get-orders');
});

it('adds up all orders otherwise, by the days of the store, and loads them once', async () => {
  const { load, requested } = createReports(3);
  expect(await load()).toMatchObject({
    status: 'shown',
    period,
    report: { total: { orders: 1 }, before: { orders: 1 } },
  });
  await load({ from: '2026-12-01', to: '2026-12-31' });
  expect(requested.filter((name) => name === 'get-orders')).toHaveLength(1);
});

it('loads no orders for a store without any', async () => {
  const { load, requested } = createReports(0);
  expect(await load()).toEqual({ status: 'noOrders' });
  expect(requested).toEqual(['dashboard-details']);
});

it('reports the first order of a store that had none', async () => {
  const { load, answers, invalidate } = createReports(0, [REPORTS_CAPABILITY]);
  expect(await load()).toEqual({ status: 'noOrders' });
  answers['dashboard-details'] = { totalOrders: 1 };
  await invalidate();
  expect(await load()).toMatchObject({ status: 'shown' });
});

it('notices that there are no orders if the totals can’t be loaded', async () =>
  expect(await createReports(undefined, [], []).load()).toEqual({ status: 'noOrders' }));

it.each([[[REPORTS_CAPABILITY]], [[]]])(
  'reports the orders if their total can’t be read (%o)',
  async (capabilities) =>
    expect(await createReports(null, capabilities).load()).toMatchObject({ status: 'shown' }),
);

it('does not load more orders than a browser can add up', async () => {
  const { load, requested } = createReports(100_001);
  expect(await load()).toEqual({ status: 'tooMany', orders: 100_001 });
  expect(requested).not.toContain('get-orders');
});
