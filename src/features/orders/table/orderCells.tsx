import type { MouseEvent } from 'react';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Anchor, opensNewTab } from '#ui/link/Link.tsx';
import { Skeleton, getLineWidth } from '#ui/skeleton/Skeleton.tsx';
import { RowActionButton } from '#ui/table/RowActions.tsx';
import { PaymentStatus } from '../OrderValues.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { formatMethodShort, getCustomerFirstName } from '../orderModel.ts';
import { getOrderHref } from '../orderUrl.ts';

type OrderMessages = Messages['orders']['order'];

export type OrderListActions = { onView: (id: string) => void; onCopy: (id: string) => void };

/** The short id, which opens the order. Below it the quantity, and a button that copies the full id. */
export const renderId = (
  t: OrderMessages,
  { _id, quantity }: Order,
  { onView, onCopy }: OrderListActions,
) => (
  <>
    <Anchor
      href={getOrderHref(_id)}
      dir="ltr"
      translate="no"
      title={_id}
      onClick={getViewHandler(_id, onView)}
      className="tbl-text relative overflow-visible font-mono text-[0.96em] tracking-tight cards:wrap-anywhere pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3"
    >
      {shortenId(_id)}
    </Anchor>
    <span className="flex items-center gap-0.5">
      <span className="tbl-detail">{quantity === undefined ? t.unknownQuantity : t.quantity(quantity)}</span>
      <RowActionButton
        icon="copy"
        label={t.copyThisId(shortenId(_id))}
        onClick={() => onCopy(_id)}
        className="tbl-value-action -my-0.75 -me-1.5"
      />
    </span>
  </>
);

/** Opens the order in this tab, unless the click is for another tab. */
export const getViewHandler = (id: string, onView: OrderListActions['onView']) => (event: MouseEvent) => {
  if (opensNewTab(event)) return;
  event.preventDefault();
  onView(id);
};

/** The full name on up to two lines. */
export function renderProduct(t: OrderMessages, { product }: Order) {
  const name = trimToUndefined(product?.name);
  const brand = trimToUndefined(product?.brand);
  return (
    <>
      <bdi
        title={name}
        className="line-clamp-2 print:line-clamp-none compact:line-clamp-1 cards:line-clamp-2 leading-4.25 font-medium text-pretty wrap-anywhere text-text cards:leading-5 text-as-column"
      >
        {name ?? t.unnamedProduct}
      </bdi>
      <bdi title={brand} className="tbl-detail leading-4 cards:hidden">
        {brand ?? t.missing}
      </bdi>
    </>
  );
}

export function renderCustomer(t: OrderMessages, order: Order) {
  const name = getCustomerName(order);
  return (
    <span
      data-city={getCardCity(order)}
      className="flex items-center gap-1.5 cards:gap-2 cards:data-city:after:min-w-0 cards:data-city:after:flex-1 cards:data-city:after:truncate cards:data-city:after:text-xs cards:data-city:after:text-text-subtle cards:data-city:after:content-[attr(data-city)]"
    >
      <Avatar size="sm" name={name} className="print:hidden" />
      <bdi
        translate="no"
        title={name}
        data-known={name && ''}
        className="truncate not-data-known:text-text-subtle"
      >
        {getCustomerFirstName(order) ?? t.unknownCustomer}
      </bdi>
    </span>
  );
}

export const CustomerSkeleton = ({ index }: { index: number }) => (
  <span className="flex items-center gap-1.5 cards:gap-2">
    <Skeleton width="1.5rem" height="1.5rem" shape="circle" />
    <Skeleton width={getLineWidth(index, 'first')} />
  </span>
);

/** In a card, the city follows the customer. */
function getCardCity({ address }: Order) {
  const city = trimToUndefined(address?.city);
  return city && `· ${city}`;
}

/** City and state, or whichever is known. */
export function renderLocation(t: OrderMessages, { address }: Order) {
  const city = trimToUndefined(address?.city);
  const state = trimToUndefined(address?.state);
  const cityOrState = city ?? state;
  return (
    <>
      <bdi className="block truncate text-as-column" title={cityOrState}>
        {cityOrState ?? t.missing}
      </bdi>
      {city && state && (
        <bdi className="tbl-detail" title={state}>
          {state}
        </bdi>
      )}
    </>
  );
}

export function renderPayment(t: OrderMessages, order: Order) {
  const method = getPaymentMethod(order);
  const shortMethod = method && formatMethodShort(t, method);
  return (
    <>
      <PaymentStatus order={order} />
      {shortMethod && (
        <bdi className="tbl-detail @max-[58.5rem]/tbl:hidden cards:hidden" title={shortMethod}>
          {shortMethod}
        </bdi>
      )}
    </>
  );
}
