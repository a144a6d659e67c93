import type { Order } from '#contract/orders/order.ts';
import { useWords } from '#features/words/useWords.ts';
import { InvoiceBody } from './InvoiceBody.tsx';
import './orderSheets.css';
import { PackingSlipBody } from './PackingSlipBody.tsx';
import { SheetHeader, type Store } from './SheetHeader.tsx';

/** What is put on paper about an order: for who packs it, without a price, or for who pays it. */
export type SheetKind = 'packingSlip' | 'invoice';

export type OrderSheetsProps = { kind: SheetKind; orders: readonly Order[]; store: Store };

/** One sheet for each order, each beginning a page of its own. Black on white, whichever theme the screen has. */
export const OrderSheets = ({ kind, orders, store }: OrderSheetsProps) => {
  const { orderSheetCopy: copy } = useWords('orderDetail');
  return (
    <div className="paper">
      {orders.map((order) => (
        <article key={order._id} aria-label={copy.sheets[kind](order._id)} className="paper-sheet">
          <SheetHeader {...{ order, store }} title={copy[kind]} />
          {kind === 'invoice' ? <InvoiceBody order={order} /> : <PackingSlipBody order={order} />}
          <footer className="paper-footer">{copy.thanks}</footer>
        </article>
      ))}
    </div>
  );
};
