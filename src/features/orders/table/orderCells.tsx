import { Mail } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toCustomerId } from '#contract/customers/customer.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order, OrderNote } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Anchor, opensNewTab } from '#ui/link/Link.tsx';
import { CellDetail, CellText } from '#ui/table/Cell.tsx';
import { CellPerson } from '#ui/table/CellPerson.tsx';
import { RowActionButton, RowActionLink } from '#ui/table/RowActions.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { PaymentStatus } from '../OrderValues.tsx';
import { formatMethodShort, getContactLink, getCustomerFirstName } from '../orderModel.ts';
import { getOrderHref } from '../orderUrl.ts';

export type OrderListActions = { onView: (id: string) => void; onCopy: (id: string) => void };

type OrderCellProps = { order: Order };

/** In characters. Tooltips are small. */
const MAX_SHOWN_NOTE_LENGTH = 200;

/** The short id, which opens the order. Below it the quantity, and a button that copies the full id. */
export function IdCell({ order: { _id, quantity }, onView, onCopy }: OrderCellProps & OrderListActions) {
  const t = useMessages('orders').order;
  return (
    <>
      <Anchor
        href={getOrderHref(_id)}
        dir="ltr"
        translate="no"
        title={_id}
        onClick={getViewHandler(_id, onView)}
        className="tbl-text relative overflow-visible font-mono print:whitespace-nowrap! text-[0.96em] cards:text-text-muted tracking-tight pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3"
      >
        {shortenId(_id)}
      </Anchor>
      <span className="flex items-center gap-0.5">
        <CellDetail>{quantity === undefined ? t.unknownQuantity : t.quantity(quantity)}</CellDetail>
        <RowActionButton
          icon="copy"
          label={t.copyThisId(shortenId(_id))}
          onClick={() => onCopy(_id)}
          className="tbl-value-action -my-0.75 -me-1.5"
        />
      </span>
    </>
  );
}

/** Opens the order in this tab, unless the click is for another tab. */
const getViewHandler = (id: string, onView: OrderListActions['onView']) => (event: MouseEvent) => {
  if (opensNewTab(event)) return;
  event.preventDefault();
  onView(id);
};

/** The full name on up to two lines, and the brand. */
export function ProductCell({ order: { product, notes = [] } }: OrderCellProps) {
  const t = useMessages('orders').order;
  return (
    <>
      <CellText lines={2} badge={notes.length > 0 && <NoteMark notes={notes} />}>
        {trimToUndefined(product?.name) ?? t.unnamedProduct}
      </CellText>
      <CellDetail in="row" className="leading-4">
        {trimToUndefined(product?.brand) ?? t.missing}
      </CellDetail>
    </>
  );
}

/** An icon with the newest note as its tooltip. */
function NoteMark({ notes }: { notes: readonly OrderNote[] }) {
  const t = useMessages('orderTools');
  const text = t.noteMark(notes.length, truncateText(notes.at(-1)?.text ?? '', MAX_SHOWN_NOTE_LENGTH));
  return (
    <span data-tooltip={text} data-icon="note" className="tbl-mark">
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** The customer. In a card, the city follows. */
export function CustomerCell({ order }: OrderCellProps) {
  const t = useMessages('orders').order;
  const city = trimToUndefined(order.address?.city);
  const id = toCustomerId(order);
  return (
    <CellPerson
      name={getCustomerName(order)}
      href={id === undefined ? undefined : paths.customer(id)}
      cardNote={city && `· ${city}`}
    >
      {getCustomerFirstName(order) ?? t.unknownCustomer}
    </CellPerson>
  );
}

/** City and state, or whichever is known. */
export function LocationCell({ order: { address } }: OrderCellProps) {
  const t = useMessages('orders').order;
  const city = trimToUndefined(address?.city);
  const state = trimToUndefined(address?.state);
  const cityOrState = city ?? state;
  return (
    <>
      <bdi className="block truncate text-as-column" title={cityOrState}>
        {cityOrState ?? t.missing}
      </bdi>
      {city && state && <CellDetail>{state}</CellDetail>}
    </>
  );
}

/** The state of the payment. Below it the method, if there is space. */
export function PaymentCell({ order }: OrderCellProps) {
  const t = useMessages('orders').order;
  const method = getPaymentMethod(order);
  const shortMethod = method && formatMethodShort(t, method);
  return (
    <>
      <PaymentStatus order={order} cardLabels={t.paymentInCard} />
      {shortMethod && (
        <CellDetail in="row" className="@max-[58.5rem]/tbl:hidden">
          {shortMethod}
        </CellDetail>
      )}
    </>
  );
}

type OrderActionsProps = { order: Order; onView: (id: string) => void };

/** View the order, and write to or call its customer. */
export const OrderActions = ({ order, onView }: OrderActionsProps) => {
  const t = useMessages('orders').orderList;
  return (
    <>
      <RowActionLink
        icon="view"
        label={t.view(shortenId(order._id))}
        href={getOrderHref(order._id)}
        onClick={getViewHandler(order._id, onView)}
      />
      <ContactCustomer order={order} />
    </>
  );
};

function ContactCustomer({ order }: { order: Order }) {
  const t = useMessages('orders');
  const contact = getContactLink(t.order, order);
  const name = getCustomerFirstName(order);
  const id = shortenId(order._id);
  switch (contact.kind) {
    case 'email':
      return <RowActionLink icon="email" label={t.orderList.contact(name, id)} href={contact.href} />;
    case 'phone':
      return <RowActionLink icon="phone" label={t.orderList.call(name, id)} href={contact.href} />;
    case 'none':
      return (
        <IconButton
          size="sm"
          icon={<Mail />}
          label={t.orderList.contact(name, id)}
          disabledReason={t.orderList.noContact}
          className="ms-0.5"
        />
      );
    default:
      return contact satisfies never;
  }
}
