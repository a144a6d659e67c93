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
  onCopy: (id: string) => void;
};

export const OrderRow = memo(function OrderRow({ order, onView, onCopy }: OrderRowProps) {
  return (
    <Row className={card.row}>
      <Cell area="id">
        <OrderId order={order} onCopy={onCopy} />
      </Cell>
      <Cell area="prod" className={card.product}>
        <ProductName {...order} />
      </Cell>
      <Cell area="cust" className={card.customer}>
        <Customer order={order} />
      </Cell>
      <Cell priority="wide" className={card.location}>
        <Location {...order} />
      </Cell>
      <Cell area="total" align="end" className={card.total}>
        <Amount of={order.totalAmount} />
      </Cell>
      <Cell area="pay" className={card.payment}>
        <PaymentCell order={order} />
      </Cell>
      <Cell area="status" className={card.status}>
        <OrderStatusBadge order={order} />
      </Cell>
      <Cell area="date" priority="wide" className={card.date}>
        <ShownDate iso={order.createdAt} time="below" />
      </Cell>
      <Cell area="act" align="end" className={card.actions}>
        <OrderActions order={order} onView={onView} />
      </Cell>
    </Row>
  );
});
