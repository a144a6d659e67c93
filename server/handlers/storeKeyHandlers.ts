import type { Handlers } from '../http/handler.ts';

export const storeKeyHandlers = {
  getStoreKeys: { access: 'admins', handle: () => Promise.reject(new Error('not built')) },
  createStoreKey: { access: 'admins', handle: () => Promise.reject(new Error('not built')) },
  endStoreKey: { access: 'admins', handle: () => Promise.reject(new Error('not built')) },
} satisfies Partial<Handlers>;
