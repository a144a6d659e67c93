// Apart from the rules, which no page but the list needs: these are read before any page's code has come.

/** Beside `list.paged`. */
const PLAIN_SORTS = ['total', 'status', 'date'] as const;
/** A backend with pages has these beside `list.grouped`. */
export const GROUPED_ORDER_SORTS = ['product', 'customer', 'location', 'payment'] as const;
export const ORDER_SORTS = [...PLAIN_SORTS, ...GROUPED_ORDER_SORTS] as const;
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

export const PAYMENT_STATES = ['paid', 'pending', 'refunded', 'failed'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'other'] as const;

/**
 * Whether an order counts in the revenue: every one does that is not cancelled, as in the dashboard's total. That total takes a
 * status as it is stored: an order that came as 'Cancelled' counts there, and not here.
 */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;
