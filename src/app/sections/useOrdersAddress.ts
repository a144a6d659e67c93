import { useSearchParams } from 'react-router-dom';
import { criteriaIn, withCriteria } from '#features/orders/table/ordersAddress.ts';
import { useAddressedCriteria } from './useAddressedCriteria.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const address = { read: criteriaIn, write: withCriteria };

/** What the table shows and which order is open over it, in the address: an order can be linked, and Back closes it. */
export function useOrdersAddress() {
  const [params] = useSearchParams();
  const { criteria, setCriteria, tell } = useAddressedCriteria(address);
  const order = useOpenOrder(async () => {
    await tell();
    return withCriteria(params, criteria);
  });
  return { criteria, setCriteria, order };
}
