import { PackageOpen } from 'lucide-react';
import type { Order } from '#contract/orders/order.ts';
import { getPieces, suggestStockMove } from '#contract/orders/orderStock.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { OrderChange } from './orderChange.ts';
import type { OrderOffers, OrderUpdate } from './orderDetailModel.ts';

type StockNoticeProps = {
  order: Order;
  offers: OrderOffers;
  update: OrderUpdate;
  onChange: (change: OrderChange) => void;
};

/** Offers to move the pieces of an order if its status and payment suggest it. */
export function StockNotice({ order, offers, update, onChange }: StockNoticeProps) {
  const t = useMessages('orderChanges').stock;
  const move = offers.stock === 'offered' ? suggestStockMove(order) : undefined;
  if (!move) return null;
  const pieces = getPieces(order) ?? 0;
  return (
    <p className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted print:hidden">
      <span className="flex min-w-0 items-center gap-2">
        <PackageOpen aria-hidden="true" className="size-4 flex-none text-text-subtle" />
        <span>{move === 'return' ? t.notReturned(pieces) : t.stillReturned(pieces)}</span>
      </span>
      <Button
        size="sm"
        disabledReason={update.status === 'saving' ? t.moving : undefined}
        onClick={() => onChange({ kind: 'stock', move })}
      >
        {t.move[move]}
      </Button>
    </p>
  );
}
