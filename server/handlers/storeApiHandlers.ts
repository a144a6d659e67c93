import type { Handlers } from '../http/handler.ts';

export const storeApiHandlers = {
  placeOrder: {
    access: 'storefronts',
    handle: () => Promise.reject(new Error('not built')),
  },
  recordPayment: {
    access: 'storefronts',
    handle: () => Promise.reject(new Error('not built')),
  },
} satisfies Partial<Handlers>;
