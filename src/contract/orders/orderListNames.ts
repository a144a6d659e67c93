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

/** Whether an order counts in the revenue: every one does that is not cancelled, as in the dashboard's total. */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;
