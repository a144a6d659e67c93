// Apart from the rules, which no page but the list needs: these are read before any page's code has come.

export const ORDER_SORTS = ['total', 'status', 'date'] as const;
export const ORDER_FILTERS = [
  'status',
  'payment',
  'method',
  'date',
  'total',
  'category',
  'place',
  'product',
  'revenue',
] as const;

export const PAYMENT_STATES = ['paid', 'pending', 'refunded'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'other'] as const;

/**
 * Whether an order counts in the revenue: every one does that is not cancelled, as in the dashboard's total. That total takes a
 * status as it is stored: an order that came as 'Cancelled' counts there, and not here.
 */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;
