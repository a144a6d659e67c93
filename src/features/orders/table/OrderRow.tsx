import { memo } from 'react';
import type { Order } from '#contract/order.ts';
import { ShownDate } from '#features/Date.tsx';
import { Cell } from '#ui/table/Cell.tsx';
import { Row } from '#ui/table/Row.tsx';
import { Amount } from '../Amount.tsx';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { OrderActions } from './OrderActions.tsx';
import { Customer, Location, OrderId, PaymentCell, ProductName } from './OrderCells.tsx';
import { card } from './orderRowStyle.ts';

export type OrderRowProps = {
  order: Order;
  onView: (id: string) => void;
  onIntent: (id: string | undefined) => void;
  onCopy: (id: string) => void;
};

export const OrderRow = memo(function OrderRow({ order, onView, onIntent, onCopy }: OrderRowProps) {
  return (
    <Row className={card.row}>
      <Cell className={card.id}>
        <OrderId order={order} onCopy={onCopy} />
      </Cell>
      <Cell className={card.product}>
        <ProductName {...order} />
      </Cell>
      <Cell className={card.customer}>
        <Customer order={order} />
      </Cell>
      <Cell priority="wide" className={card.location}>
        <Location {...order} />
      </Cell>
      <Cell align="end" className={card.total}>
        <Amount of={order.totalAmount} />
      </Cell>
      <Cell className={card.payment}>
        <PaymentCell order={order} />
      </Cell>
      <Cell className={card.status}>
        <OrderStatusBadge order={order} />
      </Cell>
      <Cell priority="wide" className={card.date}>
        <ShownDate iso={order.createdAt} time="below" />
      </Cell>
      <Cell align="end" className={card.actions}>
        <OrderActions order={order} onView={onView} onIntent={onIntent} />
      </Cell>
    </Row>
  );
});
