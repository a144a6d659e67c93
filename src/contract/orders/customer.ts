import { trimToUndefined } from '../wire/trimToUndefined.ts';
import type { Order } from './order.ts';

export const getCustomerName = ({ buyer }: Pick<Order, 'buyer'>): string | undefined =>
  trimToUndefined(buyer?.fullName);
