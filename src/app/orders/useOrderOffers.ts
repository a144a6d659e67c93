import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import {
  ORDER_EVENTS_CAPABILITY,
  ORDER_NOTES_CAPABILITY,
  ORDER_STOCK_CAPABILITY,
  PAYMENT_BY_HAND_CAPABILITY,
  TRACKING_CAPABILITY,
} from '#contract/orders/orderEvents.ts';
import type { OrderOffers } from '#features/orders/detail/orderDetailModel.ts';
import { useCapability } from '../session/useSession.ts';

/** Returns which changes of an order the backend offers. */
export function useOrderOffers(): OrderOffers {
  const events = useCapability(ORDER_EVENTS_CAPABILITY);
  const notes = useCapability(ORDER_NOTES_CAPABILITY);
  return {
    status: useCapability(UPDATE_STATUS_CAPABILITY),
    // The history shows them.
    notes: events === 'offered' ? notes : 'unavailable',
    tracking: useCapability(TRACKING_CAPABILITY),
    payment: useCapability(PAYMENT_BY_HAND_CAPABILITY),
    stock: useCapability(ORDER_STOCK_CAPABILITY),
  };
}
