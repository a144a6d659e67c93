// Not in storeKeys.ts, whose schemas the dashboard doesn't need.

/** Capability of a backend with a Store API, whose keys administrators create and end. The guest doesn't get it. */
export const STORE_KEYS_CAPABILITY = 'store.keys';
/** Capability of a backend whose other administrators have keys, but not this one. */
export const STORE_KEYS_WITHHELD_CAPABILITY = 'store.keys-withheld';
