import type { Totals } from '#contract/dashboard.ts';

/** The four figures; where they can't be had they are zeros, silently, as the specification says. */
export type TotalsState = { status: 'loading' } | { status: 'shown'; totals: Totals };

export const noTotals: Totals = { totalOrders: 0, totalUsers: 0, totalProducts: 0, totalRevenueAmount: 0 };
