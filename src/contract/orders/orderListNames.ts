// Apart from the rules, which no page but the list needs: these are read before any page's code has come.

export const ORDER_SORTS = ['total', 'status', 'date'] as const;
export const ORDER_FILTERS = ['status', 'payment', 'method', 'date', 'total'] as const;

export const PAYMENT_STATES = ['paid', 'pending', 'refunded'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'other'] as const;
