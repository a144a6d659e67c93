import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { Fact, ShipTo } from './SheetHeader.tsx';

/** For who packs the order: where it goes and what goes in, with a box to tick. No price is on it. */
export const PackingSlipBody = ({ order }: { order: Order }) => {
  const { orderCopy } = useWords('orders');
  const { orderSheetCopy: copy } = useWords('orderDetail');
  const formats = useFormats();
  return (
    <>
      <div className="paper-parties">
        <ShipTo order={order} />
        <dl>
          <Fact term={copy.expected}>
            <DeliveryDay {...order} />
          </Fact>
        </dl>
      </div>
      <table className="paper-items">
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            <th scope="col" className="paper-number">
              {copy.quantity}
            </th>
            <th scope="col" className="paper-number">
              {copy.packed}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <OrderedItem order={order} />
            </td>
            <td className="paper-number paper-quantity">
              {order.quantity === undefined ? orderCopy.missing : formats.count(order.quantity)}
            </td>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a box to tick by hand, on paper */}
            <td className="paper-number">
              <span className="paper-box" />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
};

/** A day, or whatever else the backend promises. */
function DeliveryDay({ deliveryTime }: Order) {
  const { orderCopy } = useWords('orders');
  const formats = useFormats();
  const text =
    formats.wholeDate(deliveryTime) === undefined
      ? (trimToUndefined(deliveryTime) ?? orderCopy.missing)
      : formats.date(deliveryTime);
  return <span>{text}</span>;
}
