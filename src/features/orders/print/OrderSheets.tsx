import type { ReactNode } from 'react';
import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import type { CodeField } from '#contract/products/productFields.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderRegion } from '../OrderRegion.tsx';
import { Amount } from '../OrderValues.tsx';
import { formatMethod, getOrderNumber, getPayment, getOrderDiscount, getSubtotal } from '../orderModel.ts';
import { groupParcels } from './parcels.ts';
import {
  formatOrderNumbers,
  SheetHeader,
  type StoreContact,
  SheetDetail,
  AddressBlock,
  ShipTo,
} from './SheetHeader.tsx';
import type { SheetKind } from '../orderModel.ts';
import './orderSheets.css';

/** A packing slip has no prices. */
type OrderSheetsProps = {
  kind: SheetKind;
  orders: readonly Order[];
  /** Internal notes on packing slips. @default 'omitted' */
  notes?: 'included' | 'omitted' | undefined;
  /** The invoices of the orders, if the backend numbers them. */
  invoices?: readonly Invoice[] | undefined;
  store: StoreContact;
};

/** An invoice for each order and a packing slip for each parcel, each on its own page. Black on white in every theme. */
export const OrderSheets = ({ kind, orders, notes, invoices = [], store }: OrderSheetsProps) => {
  const t = useMessages('orderDetail').sheet;
  return (
    <div className="paper">
      {toSheets(kind, orders).map(([order, ...others]) => (
        <article
          key={order._id}
          aria-label={t.sheets[kind](formatOrderNumbers([order, ...others]))}
          className="paper-sheet"
        >
          <OrderRegion order={order}>
            <SheetHeader
              {...{ kind, order, others, store }}
              invoice={invoices.find(({ orderId }) => orderId === order._id)}
            />
            {kind === 'invoice' ? (
              <InvoiceBody order={order} />
            ) : (
              <PackingSlipBody orders={[order, ...others]} />
            )}
            {kind === 'packingSlip' && notes === 'included' && <Notes orders={[order, ...others]} />}
          </OrderRegion>
          <footer className="paper-footer">{t.thanks}</footer>
        </article>
      ))}
    </div>
  );
};

/** The orders of each sheet. */
const toSheets = (kind: SheetKind, orders: readonly Order[]): [Order, ...Order[]][] =>
  (kind === 'invoice' ? orders.map((order) => [order]) : groupParcels(orders)) as [Order, ...Order[]][];

/** Products, total and payment. Missing values are em dashes. */
const InvoiceBody = ({ order }: { order: Order }) => {
  const t = useMessages('orderDetail').sheet;
  return (
    <>
      <div className="paper-parties">
        <AddressBlock
          title={t.billTo}
          lines={[order.buyer?.fullName, order.buyer?.email, order.buyer?.phoneNumber]}
        />
        <ShipTo order={order} />
      </div>
      <Items order={order} />
      <div className="paper-summary">
        <Payment order={order} />
        <Totals order={order} />
      </div>
    </>
  );
};

const Items = ({ order }: { order: Order }) => {
  const { order: orderMessages } = useMessages('orders');
  const t = useMessages('orderDetail').sheet;
  const { labels } = useMessages('orderLabels');
  const formats = useFormats();
  return (
    <table className="paper-items">
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          {[labels.price, labels.quantity, t.amount].map((title) => (
            <th key={title} scope="col" className="paper-number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <OrderedItem order={order} codes={['sku']} />
          </td>
          <td className="paper-number">
            <Amount value={order.productPrice} />
          </td>
          <td className="paper-number">
            {order.quantity === undefined ? orderMessages.missing : formats.count(order.quantity)}
          </td>
          <td className="paper-number">
            <Amount value={getSubtotal(order)} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};

const Totals = ({ order }: { order: Order }) => {
  const { labels } = useMessages('orderLabels');
  return (
    <dl className="paper-totals">
      <TotalLine term={labels.subtotal}>
        <Amount value={getSubtotal(order)} />
      </TotalLine>
      <TotalLine term={labels.delivery}>
        <Amount value={order.deliveryCharges} />
      </TotalLine>
      <TotalLine term={labels.fee}>
        <Amount value={order.platformFee} />
      </TotalLine>
      <TotalLine term={labels.discount}>
        <Amount value={getOrderDiscount(order)} />
      </TotalLine>
      <TotalLine term={labels.total}>
        <Amount value={order.totalAmount} />
      </TotalLine>
    </dl>
  );
};

const TotalLine = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

function Payment({ order }: { order: Order }) {
  const { order: orderMessages, orderFilters } = useMessages('orders');
  const t = useMessages('orderDetail').sheet;
  const { labels } = useMessages('orderLabels');
  const method = getPaymentMethod(order);
  const id = trimToUndefined(order.paymentDetails?.paymentId);
  const methodText = method && formatMethod(orderMessages, method);
  const state = getPayment(orderFilters.payment.options, order)?.label;
  const payment = methodText && state ? t.paidBy(methodText, state) : methodText || state;
  return (
    <dl>
      <SheetDetail term={t.payment}>{payment || orderMessages.missing}</SheetDetail>
      {id && <SheetDetail term={labels.paymentId}>{id}</SheetDetail>}
    </dl>
  );
}

/** Address and contents, with a box to tick. Has no prices. */
const PackingSlipBody = ({ orders }: { orders: [Order, ...Order[]] }) => {
  const t = useMessages('orderDetail').sheet;
  const { labels } = useMessages('orderLabels');
  const [order] = orders;
  const isOneDay = orders.every(({ deliveryTime }) => deliveryTime === order.deliveryTime);
  return (
    <>
      <div className="paper-parties">
        <ShipTo order={order} />
        <dl>
          {isOneDay && (
            <SheetDetail term={t.expected}>
              <DeliveryDay {...order} />
            </SheetDetail>
          )}
        </dl>
      </div>
      <table className="paper-items">
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col" className="paper-number">
              {labels.quantity}
            </th>
            <th scope="col" className="paper-number">
              {t.packed}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((one) => (
            <PackedItem key={one._id} order={one}>
              {orders.length > 1 && (
                <p>
                  <bdi>{getOrderNumber(one)}</bdi>
                </p>
              )}
              {!isOneDay && (
                <dl>
                  <SheetDetail term={t.expected}>
                    <DeliveryDay {...one} />
                  </SheetDetail>
                </dl>
              )}
            </PackedItem>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** The internal notes, for those who pack. */
function Notes({ orders }: { orders: readonly Order[] }) {
  const t = useMessages('orderDetail').sheet;
  const notes = orders.flatMap((order) => order.notes ?? []);
  if (notes.length === 0) return null;
  return (
    <section className="paper-notes">
      <h2>{t.notes}</h2>
      {notes.map(({ id, text }) => (
        <p key={id}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </section>
  );
}

/** `children` are shown below the product. */
const PackedItem = ({ order, children }: { order: Order; children: ReactNode }) => {
  const { order: orderMessages } = useMessages('orders');
  const formats = useFormats();
  return (
    <tr>
      <td>
        <OrderedItem order={order} codes={['sku', 'barcode']} />
        {children}
      </td>
      <td className="paper-number paper-quantity">
        {order.quantity === undefined ? orderMessages.missing : formats.count(order.quantity)}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a box to tick on paper */}
      <td className="paper-number">
        <span className="paper-box" />
      </td>
    </tr>
  );
};

/** A date, or the backend's own text. */
function DeliveryDay({ deliveryTime }: Order) {
  const t = useMessages('orders').order;
  const formats = useFormats();
  const text =
    formats.fullDate(deliveryTime) === undefined
      ? (trimToUndefined(deliveryTime) ?? t.missing)
      : formats.date(deliveryTime);
  return <span>{text}</span>;
}

/** The product's full name, and codes to find it by. */
function OrderedItem({ order: { product }, codes }: { order: Order; codes: readonly CodeField[] }) {
  const t = useMessages('orders').order;
  const { labels } = useMessages('productLabels');
  const brand = trimToUndefined(product?.brand);
  return (
    <>
      <p className="paper-name">
        <bdi>{trimToUndefined(product?.name) ?? t.unnamedProduct}</bdi>
      </p>
      {brand && (
        <p>
          <bdi>{brand}</bdi>
        </p>
      )}
      {codes.map((field) => {
        const code = trimToUndefined(product?.[field]);
        return (
          code && (
            <p key={field}>
              <span>{labels[field]}</span> <bdi translate="no">{code}</bdi>
            </p>
          )
        );
      })}
    </>
  );
}
