import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { formatMethod } from '../formatMethod.ts';
import { getPayment } from '../orderModel.ts';
import { getOrderDiscount, getSubtotal } from '../orderSums.ts';
import { Amount } from '../OrderValues.tsx';
import { OrderedItem } from './OrderedItem.tsx';
import { Fact, Party, ShipTo } from './SheetHeader.tsx';

/** For who pays: what was ordered, how the total comes about, and how it was paid. What is not known is an em dash. */
export const InvoiceBody = ({ order }: { order: Order }) => {
  const { orderSheetCopy: copy } = useWords('orderDetail');
  return (
    <>
      <div className="paper-parties">
        <Party
          title={copy.billTo}
          lines={[order.buyer?.fullName, order.buyer?.email, order.buyer?.phoneNumber]}
        />
        <ShipTo order={order} />
      </div>
      <Items order={order} />
      <div className="paper-end">
        <Payment order={order} />
        <Totals order={order} />
      </div>
    </>
  );
};

const Items = ({ order }: { order: Order }) => {
  const { orderCopy } = useWords('orders');
  const { orderSheetCopy: copy } = useWords('orderDetail');
  const formats = useFormats();
  return (
    <table className="paper-items">
      <thead>
        <tr>
          <th scope="col">{copy.item}</th>
          {[copy.unitPrice, copy.quantity, copy.amount].map((title) => (
            <th key={title} scope="col" className="paper-number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <OrderedItem order={order} />
          </td>
          <td className="paper-number">
            <Amount of={order.productPrice} />
          </td>
          <td className="paper-number">
            {order.quantity === undefined ? orderCopy.missing : formats.count(order.quantity)}
          </td>
          <td className="paper-number">
            <Amount of={getSubtotal(order)} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};

const Totals = ({ order }: { order: Order }) => {
  const { orderSheetCopy: copy } = useWords('orderDetail');
  return (
    <dl className="paper-totals">
      <Line term={copy.subtotal}>
        <Amount of={getSubtotal(order)} />
      </Line>
      <Line term={copy.deliveryFee}>
        <Amount of={order.deliveryCharges} />
      </Line>
      <Line term={copy.platformFee}>
        <Amount of={order.platformFee} />
      </Line>
      <Line term={copy.discount}>
        <Amount of={getOrderDiscount(order)} />
      </Line>
      <Line term={copy.total}>
        <Amount of={order.totalAmount} />
      </Line>
    </dl>
  );
};

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

function Payment({ order }: { order: Order }) {
  const { orderCopy, orderFilters } = useWords('orders');
  const { orderSheetCopy: copy } = useWords('orderDetail');
  const method = getPaymentMethod(order);
  const id = trimToUndefined(order.paymentDetails?.paymentId);
  const methodWords = method && formatMethod(orderCopy, method);
  const state = getPayment(orderFilters.payment.options, order)?.word;
  const words = methodWords && state ? copy.paidBy(methodWords, state) : methodWords || state;
  return (
    <dl>
      <Fact term={copy.payment}>{words || orderCopy.missing}</Fact>
      {id && <Fact term={copy.paymentId}>{id}</Fact>}
    </dl>
  );
}
