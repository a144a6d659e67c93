import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { getAddressLines } from '../orderModel.ts';

/** The sender. */
export type Store = { name: string | undefined; email: string; phone: string; address: string };

type SheetHeaderProps = { title: string; order: Order; store: Store };

/** The head of a sheet: sender, kind of sheet, and order. */
export function SheetHeader({ title, order, store }: SheetHeaderProps) {
  const { orderSheetCopy: copy } = useWords('orderDetail');
  const formats = useFormats();
  const number = trimToUndefined(order.orderDetails?.orderId);
  return (
    <header className="paper-header">
      <div>
        {store.name && <p className="paper-store">{store.name}</p>}
        <p>{store.address}</p>
        <p>
          <bdi>{store.email}</bdi> <span>·</span> <bdi>{store.phone}</bdi>
        </p>
      </div>
      <div className="paper-title">
        <h1>{title}</h1>
        <dl>
          <Fact term={copy.order}>{order._id}</Fact>
          {number && <Fact term={copy.number}>{number}</Fact>}
          <Fact term={copy.placed}>{formats.date(order.createdAt)}</Fact>
        </dl>
      </div>
    </header>
  );
}

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="paper-fact">
    <dt>{term}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** A name with lines below it, such as an address. */
export function Party({ title, lines }: { title: string; lines: readonly (string | undefined)[] }) {
  const { orderCopy } = useWords('orders');
  const present = lines.map(trimToUndefined).filter((line) => line !== undefined);
  return (
    <div className="paper-party">
      <h2>{title}</h2>
      {present.length === 0 && <p>{orderCopy.missing}</p>}
      {present.map((line, index) => (
        // Lines may repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

export const ShipTo = ({ order }: { order: Order }) => {
  const { orderSheetCopy: copy } = useWords('orderDetail');
  return (
    <Party
      title={copy.shipTo}
      lines={[
        order.address?.name,
        ...getAddressLines(order),
        order.address?.phoneNumber,
        order.address?.alternatePhone,
      ]}
    />
  );
};
