import { type ReactNode, use } from 'react';
import { cleanLine, splitLines } from '#contract/text/cleanText.ts';
import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { isTimeZone } from '#contract/time/timeZones.ts';
import { formatDate } from '#features/format/formatDate.ts';
import { TimeZoneContext, useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getAddressLines } from '#features/format/contact.ts';
import { formatInvoiceNumber } from '#features/format/formatOrder.ts';
import { getOrderNumber, type SheetKind } from '../orderModel.ts';

/** What sheets say of the store. */
export type StoreContact = {
  name: string | undefined;
  email: string;
  phone: string;
  address: string;
  /** On invoices. */
  taxNumber?: string | undefined;
  logoUrl?: string | undefined;
};

export const formatOrderNumbers = (orders: readonly Order[]): string => orders.map(getOrderNumber).join(', ');

type SheetHeaderProps = {
  kind: SheetKind;
  order: Order;
  /** The other orders of a parcel. */
  others: readonly Order[];
  /** The order's invoice, if the sheet is one and the backend numbers them. */
  invoice?: Invoice | undefined;
  store: StoreContact;
};

/** The store, the title and the order's data at the top of a sheet. */
export function SheetHeader({ kind, order, others, invoice, store }: SheetHeaderProps) {
  const t = useMessages('orderDetail').sheet;
  const { storePage } = useMessages('storeDetails');
  const { labels } = useMessages('orderLabels');
  const formats = useFormats();
  return (
    <header className="paper-header">
      <div>
        {store.logoUrl !== undefined && <img src={store.logoUrl} alt="" className="paper-logo" />}
        {store.name && <p className="paper-store">{store.name}</p>}
        <Lines lines={splitLines(store.address)} />
        <p>
          <bdi>{store.email}</bdi> <span>·</span> <bdi>{store.phone}</bdi>
        </p>
        {kind === 'invoice' && store.taxNumber && (
          <p>
            <span>{storePage.taxNumber}</span> <bdi translate="no">{store.taxNumber}</bdi>
          </p>
        )}
      </div>
      <div className="paper-title">
        <h1>{t[kind]}</h1>
        <dl>
          {invoice && (
            <>
              <SheetDetail term={t.invoiceNumber}>{formatInvoiceNumber(invoice)}</SheetDetail>
              <SheetDetail term={t.invoiceDate}>
                <InvoiceDate {...invoice} />
              </SheetDetail>
            </>
          )}
          <SheetDetail term={others.length === 0 ? labels.orderNumber : t.orderNumbers}>
            {formatOrderNumbers([order, ...others])}
          </SheetDetail>
          {kind === 'packingSlip' && others.length === 0 && (
            <SheetDetail term={labels.id}>{order._id}</SheetDetail>
          )}
          <SheetDetail term={t.placed}>{formats.date(order.createdAt)}</SheetDetail>
        </dl>
      </div>
    </header>
  );
}

/** The day on which the invoice was first printed, in the time zone that the store had. */
function InvoiceDate({ issuedAt, timeZone }: Invoice) {
  const { locale } = useFormats();
  const sheetZone = use(TimeZoneContext);
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : sheetZone;
  return <span>{formatDate(issuedAt, { locale, timeZone: zone })}</span>;
}

export const SheetDetail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="paper-detail">
    <dt>{term}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** A title with lines below it, such as an address. */
export function AddressBlock({ title, lines }: { title: string; lines: readonly (string | undefined)[] }) {
  const t = useMessages('orders').order;
  const presentLines = lines.map((line = '') => cleanLine(line)).filter((line) => line !== '');
  return (
    <div className="paper-party">
      <h2>{title}</h2>
      {presentLines.length === 0 && <p>{t.missing}</p>}
      <Lines lines={presentLines} />
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // Lines may repeat.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index}>
      <bdi>{line}</bdi>
    </p>
  ));

export const ShipTo = ({ order }: { order: Order }) => {
  const t = useMessages('orderDetail').sheet;
  return (
    <AddressBlock
      title={t.shipTo}
      lines={[
        order.address?.name,
        ...getAddressLines(order),
        order.address?.phoneNumber,
        order.address?.alternatePhone,
      ]}
    />
  );
};
