import { canListCustomers } from '#contract/customers/customersCapability.ts';
import { useCapabilities } from '../session/useSession.ts';

/** Returns whether customers can be listed: by the backend, or from all orders if it sends them. */
export const useCustomersOffered = (): 'offered' | 'unavailable' =>
  canListCustomers(useCapabilities()) ? 'offered' : 'unavailable';
