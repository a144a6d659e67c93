// Apart from orderByHand.ts, because every page needs it, but only one needs the call.

/** Capability of a backend whose administrators can place orders, for example for customers who call. */
export const CREATE_ORDER_CAPABILITY = 'order.create';
