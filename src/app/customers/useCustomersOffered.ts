import { CUSTOMERS_CAPABILITY } from '#contract/customers/customerCalls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { useCapability } from '../session/useSession.ts';

/** Returns whether customers can be listed: by the backend, or from all orders if it sends them. */
export function useCustomersOffered(): 'offered' | 'unavailable' {
  const isListed = useCapability(CUSTOMERS_CAPABILITY) === 'offered';
  const hasPages = useCapability(PAGED_LISTS_CAPABILITY) === 'offered';
  return isListed || !hasPages ? 'offered' : 'unavailable';
}
