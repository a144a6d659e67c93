import { Ban, Check, Clock, PackageCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderStatus } from '#contract/orders/order.ts';

/** The icons of the badges. */
export const statusIcons: Record<OrderStatus, ReactNode> = {
  pending: <Clock />,
  confirmed: <Check />,
  out_for_delivery: <Truck />,
  delivered: <PackageCheck />,
  cancelled: <Ban />,
};
