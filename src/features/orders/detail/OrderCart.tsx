import { ChevronLeft, ChevronRight, Printer, ShoppingCart } from 'lucide-react';
import type { Order } from '#contract/orders/order.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { CardFailure } from '#features/loading/CardLoading.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { findParcel } from '../print/parcels.ts';

/** The orders of one checkout, oldest first. */
export type CartState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'listed'; orders: readonly Order[] };

type OrderCartProps = {
  order: Order;
  cart: CartState;
  onNavigate: (order: Order) => void;
  onPrint: (orders: readonly Order[]) => void;
  onRetry: () => void;
};

/** The other orders of the same cart: steps through them, and prints one packing slip. Nothing if the order is alone. */
export function OrderCart({ order, cart, onNavigate, onPrint, onRetry }: OrderCartProps) {
  const t = useMessages('orderDetail').cart;
  switch (cart.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <div className="print:hidden">
          <CardFailure messages={t} onRetry={onRetry} />
        </div>
      );
    case 'listed': {
      const { orders } = cart;
      if (orders.length < 2) return null;
      const parcel = findParcel(order, orders);
      return (
        <section
          aria-label={t.title}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border-subtle py-1.5 ps-3.5 pe-1.5 print:hidden"
        >
          <span className="flex min-w-0 items-center gap-2.5 [&>svg]:size-4 [&>svg]:shrink-0">
            <ShoppingCart className="text-text-subtle" />
            <Link href={`${paths.orders}?${new URLSearchParams({ cart: order.cart ?? '' })}`}>
              {t.others(orders.length - 1)}
            </Link>
          </span>
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
            {parcel.length > 1 && (
              <Button size="sm" variant="ghost" icon={<Printer />} onClick={() => onPrint(parcel)}>
                {t.print(parcel.length)}
              </Button>
            )}
            <Steps order={order} orders={orders} onNavigate={onNavigate} />
          </span>
        </section>
      );
    }
    default:
      return cart satisfies never;
  }
}

type StepsProps = Pick<OrderCartProps, 'order' | 'onNavigate'> & { orders: readonly Order[] };

function Steps({ order, orders, onNavigate }: StepsProps) {
  const t = useMessages('orderDetail').cart;
  const index = orders.findIndex(({ _id }) => _id === order._id);
  const step = (to: Order | undefined, reason: string) => ({
    size: 'sm' as const,
    disabledReason: to ? undefined : reason,
    onClick: () => to && onNavigate(to),
  });
  return (
    <span className="flex items-center gap-0.5">
      <IconButton icon={<ChevronLeft />} label={t.previous} {...step(orders[index - 1], t.onFirst)} />
      <output className="min-w-12 text-center text-xs text-text-muted tabular-nums">
        {t.position(index + 1, orders.length)}
      </output>
      <IconButton icon={<ChevronRight />} label={t.next} {...step(orders[index + 1], t.onLast)} />
    </span>
  );
}
