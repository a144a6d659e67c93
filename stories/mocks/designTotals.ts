import { calls } from '#contract/calls.ts';
import { mockCall } from './mockCall.ts';

/** The totals that the drawings of the dashboard show. */
export const designTotals = mockCall(calls.dashboardDetails, () => ({
  totalOrders: 12847,
  totalUsers: 48219,
  totalProducts: 214,
  totalRevenueAmount: 48623910,
}));
