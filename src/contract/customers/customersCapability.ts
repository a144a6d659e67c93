// Apart from customerCalls.ts, because every page's menu needs it, but only two pages need the calls.
import { PAGED_LISTS_CAPABILITY } from '../lists/pageCall.ts';

/** Capability of a backend that groups its orders by customer. The app does it for a backend that returns all orders. */
export const CUSTOMERS_CAPABILITY = 'customers';

/** Returns whether customers can be listed: by the backend, or from all orders if it returns them. */
export const canListCustomers = (capabilities: readonly string[]): boolean =>
  capabilities.includes(CUSTOMERS_CAPABILITY) || !capabilities.includes(PAGED_LISTS_CAPABILITY);
